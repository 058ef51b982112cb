import { describe, expect, it } from 'vitest';
import { algorithmTitleIn } from '../../src/lib/i18n/algorithms';
import { titleIn } from '../../src/lib/i18n/games';

const rules = Object.keys(import.meta.glob('../../../rules/*.toml')).map((path) => path.replace(/^.*\/(.*)\.toml$/, '$1'));
// Names of letters, or of one inventor's making: the same in Greek.
const alike = ['cse', 'notakto', 'sos', 'xox'];

describe('the title of a game', () => {
  it('is Greek for every game that comes along and has a Greek name', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((name) => titleIn('el', { name, title: '?' }) === '?').sort()).toEqual(alike);
  });

  it('is the rule file’s own in English, and of a game that nobody knows', () => {
    expect(titleIn('en', { name: 'tictactoe', title: 'Tic-tac-toe' })).toBe('Tic-tac-toe');
    expect(titleIn('el', { name: 'mine', title: 'Mine' })).toBe('Mine');
    expect(titleIn('el', { name: 'constructor', title: 'Mine' })).toBe('Mine');
  });
});

describe('the name of an algorithm', () => {
  it('is Greek where there is a Greek word for it', () => {
    expect(algorithmTitleIn('el', { name: 'champion', title: 'Champion' })).toBe('Πρωταθλητής');
    expect(algorithmTitleIn('el', { name: 'astar', title: 'A*' })).toBe('A*');
    expect(algorithmTitleIn('en', { name: 'champion', title: 'Champion' })).toBe('Champion');
    expect(algorithmTitleIn('el', { name: 'constructor' })).toBe('constructor');
  });
});

import { describe, expect, it } from 'vitest';
import { translate } from '../../src/lib/i18n';
import { texts, type TextKey } from '../../src/lib/i18n/texts';

const keys = Object.keys(texts) as TextKey[];
const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
// Names and figures that read the same in both languages.
const alike = new Set(['games.max', 'games.min', 'othello.played', 'app.language']);

describe('texts', () => {
  it('stand in both languages', () => {
    expect(keys.filter((key) => texts[key].some((text) => text.trim() === ''))).toEqual([]);
  });

  it('fill in the same names in both', () => {
    expect(keys.filter((key) => names(texts[key][1]).join() !== names(texts[key][0]).join())).toEqual([]);
  });

  it('are translated, not repeated', () => {
    const repeated = keys.filter((key) => !alike.has(key) && (texts[key][1] === texts[key][0] || !/[α-ωάέήίόύώ]/i.test(texts[key][1])));
    expect(repeated).toEqual([]);
  });

  it('fills in what is given and leaves the rest standing', () => {
    expect(translate('en', 'othello.result', { black: 40, white: 24 })).toBe('40 to 24');
    expect(translate('el', 'othello.result', { black: 40 })).toBe('40 προς {white}');
  });

  it('counts one and many apart', () => {
    expect([1, 2, 0].map((n) => translate('en', 'play.depth.plies', { n }))).toEqual(['1 ply', '2 plies', '0 plies']);
    expect([1, 2].map((n) => translate('el', 'play.depth.plies', { n }))).toEqual(['1 ημικίνηση', '2 ημικινήσεις']);
    expect(translate('en', 'games.value', { value: 'draw', n: 1, side: 'MAX' })).toBe('draw in 1 ply for MAX');
    expect(translate('en', 'games.cell.value', { label: 'b2', value: 'win', n: 3 })).toBe('b2, win in 3 plies');
    expect(translate('en', 'puzzle.solved', { n: 1 })).toBe('Solved in 1 move');
    expect(translate('en', 'puzzle.running', { nodes: '1,001', seconds: 1 })).toBe('Searching: 1,001 states, 1 s');
  });

  // A word in the plural beside a number that may be one would be wrong once in a while.
  it('speak of one beside a one', () => {
    const ones = (key: TextKey) => Object.fromEntries(names(texts[key][0]).map((name) => [name.slice(1, -1), 1]));
    const english = /\b1 (?!is\b|has\b|wins\b|passes\b|writes\b)(?:[a-z]+s|are|were)\b/;
    const before = /(?<!\p{L})(?:[Οο]ι|τα|τις|τους|\p{L}{2,}ες|\p{L}+ηκαν|\p{L}+νται|(?:απο)?μένουν)(?: περίπου)? 1(?![\p{L}\d])/u;
    const behind = /(?<!\d)1 (?:\p{L}*(?:εις|ες|οι|ους|ων|ατα|ηκαν|νται)|\p{L}{2,}ι[αά]|κενά)(?!\p{L})/u;
    expect(keys.filter((key) => english.test(translate('en', key, ones(key))))).toEqual([]);
    expect(keys.filter((key) => [before, behind].some((wrong) => wrong.test(translate('el', key, ones(key)))))).toEqual([]);
  });

  it('call a board ταμπλό, and only a table πίνακας', () => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const count = (text: string, word: RegExp) => (text.match(word) ?? []).length;
    expect(keys.filter((key) => /σκακιερ/.test(plain(texts[key][1])))).toEqual([]);
    expect(keys.filter((key) => count(plain(texts[key][1]), /πινακ/g) > count(texts[key][0], /\btables?\b/gi))).toEqual([]);
  });

  it('uses every key somewhere', () => {
    const sources = Object.values(import.meta.glob<string>(['../../src/**/*.{svelte,ts}', '!**/texts.ts'], { eager: true, query: '?raw', import: 'default' })).join('\n');
    const stems = [...sources.matchAll(/[`']([a-z]+(?:\.[A-Za-z]+)*\.)\$\{/g)].map((match) => match[1] ?? '');
    const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem) && !key.slice(stem.length).includes('.')));
    expect(unused).toEqual([]);
  });
});

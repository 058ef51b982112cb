import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../../src/lib/link';
import { addressOf, parseAddress } from '../../src/lib/router.svelte';
import { readFile, writeFile } from '../../src/lib/files';

describe('link state', () => {
  it('comes back as it went', () => {
    const state = { game: 'cse', start: '___S_____', rules: 'name = "A & B"\nrows = 3 # κανόνες %20 +', moves: '0.1.C-2.2.E' };
    expect(readLink(writeLink(state))).toEqual(state);
  });
  it('leaves out what is empty', () => {
    expect(writeLink({ a: '', b: '' })).toBe('');
    expect(writeLink({ a: '1', b: '' })).toBe('#a=1');
  });
  it('keeps a damaged part as it stands', () => {
    expect(readLink('#a=%E0%A4%A&b=2&c&&=')).toMatchObject({ a: '%E0%A4%A', b: '2', c: '' });
  });
  it('reads the room from the path', () => {
    expect(parseAddress('/othello', '#moves=f5d6')).toEqual({ room: 'othello', link: { moves: 'f5d6' } });
    expect(parseAddress('/', '')).toEqual({ room: '', link: {} });
  });
  it('keeps characters of the address apart from those of the state', () => {
    const state = { start: 'a#b?c/d&e=f' };
    const address = new URL(addressOf('othello', state), 'http://localhost');
    expect(parseAddress(address.pathname, address.hash)).toEqual({ room: 'othello', link: state });
  });
});

describe('files', () => {
  it('hold the same state as a link', () => {
    expect(readFile('games', writeFile('games', { game: 'xox', moves: '0.0.X' }))).toEqual({ game: 'xox', moves: '0.0.X' });
  });
  it('of another room or of no room are refused', () => {
    expect(readFile('games', writeFile('othello', {}))).toBeNull();
    expect(readFile('games', 'not json')).toBeNull();
    expect(readFile('games', '{"mitos":"games"}')).toBeNull();
  });
});

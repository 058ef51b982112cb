import { describe, expect, it } from 'vitest';
import { translate } from '../../src/lib/i18n';
import { languageAfter, languageOf, languages, type TextKey } from '../../src/lib/i18n/languages';

const english = languageOf('en').texts;
const greek = languageOf('el').texts;
const others = languages.filter((language) => language.code !== 'en');
const keys = Object.keys(english) as TextKey[];
const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
// Names and figures that read the same in Greek.
const alike = new Set(['games.max', 'games.min', 'othello.played']);

describe('languages', () => {
  it('begin with English and have codes of their own', () => {
    expect(languages[0]?.code).toBe('en');
    expect(new Set(languages.map((language) => language.code)).size).toBe(languages.length);
  });

  it('are found by their codes, English for any other', () => {
    expect(languageOf('el').name).toBe('Ελληνικά');
    expect(languageOf('??').code).toBe('en');
  });

  it('follow one another, and the first the last', () => {
    expect(languages.map((language) => languageAfter(language.code))).toEqual([...others, languages[0]]);
  });
});

describe('texts', () => {
  it.each(languages)('stand in $name, each of them and no others', ({ texts }) => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => texts[key].trim() === '')).toEqual([]);
  });

  it.each(others)('fill in the same names in $name as in English', ({ texts }) => {
    expect(keys.filter((key) => names(texts[key]).join() !== names(english[key]).join())).toEqual([]);
  });

  it('are translated, not repeated', () => {
    const repeated = keys.filter((key) => !alike.has(key) && (greek[key] === english[key] || !/[α-ωάέήίόύώ]/i.test(greek[key])));
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
    const ones = (key: TextKey) => Object.fromEntries(names(english[key]).map((name) => [name.slice(1, -1), 1]));
    const plural = /\b1 (?!is\b|has\b|wins\b|passes\b|writes\b)(?:[a-z]+s|are|were)\b/;
    const before = /(?<!\p{L})(?:[Οο]ι|τα|τις|τους|\p{L}{2,}ες|\p{L}+ηκαν|\p{L}+νται|(?:απο)?μένουν)(?: περίπου)? 1(?![\p{L}\d])/u;
    const behind = /(?<!\d)1 (?:\p{L}*(?:εις|ες|οι|ους|ων|ατα|ηκαν|νται)|\p{L}{2,}ι[αά]|κενά)(?!\p{L})/u;
    expect(keys.filter((key) => plural.test(translate('en', key, ones(key))))).toEqual([]);
    expect(keys.filter((key) => [before, behind].some((wrong) => wrong.test(translate('el', key, ones(key)))))).toEqual([]);
  });

  it('call a board ταμπλό, and only a table πίνακας', () => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const count = (text: string, word: RegExp) => (text.match(word) ?? []).length;
    expect(keys.filter((key) => /σκακιερ/.test(plain(greek[key])))).toEqual([]);
    expect(keys.filter((key) => count(plain(greek[key]), /πινακ/g) > count(english[key], /\btables?\b/gi))).toEqual([]);
  });

  it('uses every key somewhere', () => {
    const sources = Object.values(import.meta.glob<string>(['../../src/**/*.{svelte,ts}', '!**/languages/*.ts'], { eager: true, query: '?raw', import: 'default' })).join('\n');
    const stems = [...sources.matchAll(/[`']([a-z]+(?:\.[A-Za-z]+)*\.)\$\{/g)].map((match) => match[1] ?? '');
    const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem) && !key.slice(stem.length).includes('.')));
    expect(unused).toEqual([]);
  });
});

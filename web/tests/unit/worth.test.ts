import { afterEach, describe, expect, it } from 'vitest';
import { number, signed } from '../../src/lib/i18n';
import { languages } from '../../src/lib/i18n/languages';
import { settings } from '../../src/lib/settings.svelte';
import { shortWorth, spokenWorth, textbookWorth, turned } from '../../src/lib/worth';

afterEach(() => {
  settings.language = 'en';
});

describe('the worth of a move', () => {
  it('is a number while nothing is proven', () => {
    expect([12, -7, 0].map((value) => shortWorth({ value, proven: false }))).toEqual(['+12', '−7', '0']);
  });
  it('has a mark where it is proven, a draw too', () => {
    expect([4, -62, 0].map((value) => shortWorth({ value, proven: true }))).toEqual(['★+4', '★−62', '★0']);
    expect([4, -62, 0].map((value) => spokenWorth({ value, proven: true }))).toEqual([
      'won by 4',
      'lost by 62',
      'A draw',
    ]);
  });
  it('of the textbook is a million and the discs where its search saw the end', () => {
    expect(textbookWorth(1_000_004)).toEqual({ value: 4, proven: true });
    expect(textbookWorth(-1_000_062)).toEqual({ value: -62, proven: true });
    expect(textbookWorth(25)).toEqual({ value: 25, proven: false });
    expect(textbookWorth(0, true)).toEqual({ value: 0, proven: true });
  });
  it('turns with the side that looks', () => {
    expect(turned({ value: 0, proven: true })).toEqual({ value: 0, proven: true });
    expect(turned({ value: 8, proven: false }).value).toBe(-8);
  });
});

describe('numbers below zero', () => {
  it('have one minus sign, seen or spoken, in every language', () => {
    for (const { code } of languages) {
      settings.language = code;
      expect(
        [
          number(-1234),
          signed(-25),
          spokenWorth({ value: -25, proven: false }),
          shortWorth({ value: -28, proven: false }),
        ].join(' '),
      ).not.toMatch(/-/);
      expect(signed(-25)).toBe('\u221225');
    }
  });
});

import { describe, expect, it } from 'vitest';
import { browserLanguage, readSettings } from '../../src/lib/settings.svelte';

describe('settings', () => {
  it('follow the browser at first', () => {
    expect(browserLanguage(['el-GR', 'en'])).toBe('el');
    expect(browserLanguage(['de', 'en-US', 'el'])).toBe('en');
    expect(browserLanguage(['de'])).toBe('en');
    expect(browserLanguage([])).toBe('en');
  });
  it('remember what was chosen', () => expect(readSettings('{"language":"el","theme":"dark"}', ['en'])).toMatchObject({ language: 'el', theme: 'dark' }));
  it('begin with the champion at a modest level, and forget how games used to end', () => {
    const old = readSettings('{"othelloEnding":"textbook","othelloDepth":7}', ['en']);
    expect(old).toMatchObject({ othelloOpponent: 'champion', othelloLevel: 5, othelloDepth: 7 });
    expect(old).not.toHaveProperty('othelloEnding');
  });
  it('remember whether values are shown, in each room', () => {
    expect(readSettings(null, ['en'])).toMatchObject({ othelloValues: false, gameValues: false });
    expect(readSettings('{"othelloValues":true,"gameValues":"yes"}', ['en'])).toMatchObject({ othelloValues: true, gameValues: false });
  });
  it('survive damaged storage and foreign values', () => {
    expect(readSettings('{"language":', ['el']).language).toBe('el');
    expect(readSettings('{"language":7,"othelloDepth":"9","other":1}', ['en'])).toMatchObject({ language: 'en', othelloDepth: 4 });
  });
});

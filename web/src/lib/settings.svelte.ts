// What a person prefers, kept in the browser. A browser that forbids storage just forgets.
import { languageOf, languages } from './i18n/languages';

export type Theme = 'auto' | 'light' | 'dark';

const key = 'mitos.settings';
/** The game of the games room until another one is chosen. */
export const usualGame = 'tictactoe';

export interface Settings {
  theme: Theme;
  language: string; // the code of one of i18n/languages
  othelloOpponent: string;
  othelloLevel: number;
  othelloDepth: number;
  othelloEvaluation: string;
  othelloBrains: Record<string, unknown>; // the computer player of each colour; without one it is that of the four above
  othelloValues: boolean; // the values of the moves are shown
  lastGame: string;
  gameValues: boolean; // the same in the games room
  puzzleSize: string;
  puzzleMoves: 'plain' | 'king';
  puzzlePicture: string;
}

/** The first of the browser's languages that there is here. */
export function browserLanguage(tags: readonly string[]): string {
  const primary = tags.map((tag) => tag.toLowerCase().replace(/-.*$/, ''));
  return languageOf(primary.find((code) => languages.some((language) => language.code === code)) ?? '').code;
}

export function readSettings(stored: string | null, tags: readonly string[]): Settings {
  const settings: Settings = {
    theme: 'auto',
    language: browserLanguage(tags),
    othelloOpponent: 'champion',
    othelloLevel: 5,
    othelloDepth: 4,
    othelloEvaluation: 'phased',
    othelloBrains: {},
    othelloValues: false,
    lastGame: usualGame,
    gameValues: false,
    puzzleSize: '3x3',
    puzzleMoves: 'plain',
    puzzlePicture: 'numbers',
  };
  try {
    const kept = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    for (const [name, value] of Object.entries(kept)) {
      if (value === null || typeof value !== typeof settings[name as keyof Settings]) continue;
      if (name in settings) Object.assign(settings, { [name]: value });
    }
  } catch {
    // Damaged storage counts as none.
  }
  settings.language = languageOf(settings.language).code;
  return settings;
}

function load(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const settings = $state(readSettings(load(), navigator.languages ?? [navigator.language]));

/** Call within an effect: notes every later change. */
export function keepSettings(): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Not kept, then.
  }
}

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') root.removeAttribute('data-theme');
  else root.dataset.theme = settings.theme;
}

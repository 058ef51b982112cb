// What a person prefers, kept in the browser. A browser that forbids storage just forgets.

export type Theme = 'auto' | 'light' | 'dark';
export type Language = 'en' | 'el';

const key = 'mitos.settings';
/** The game of the games room until another one is chosen. */
export const usualGame = 'tictactoe';

export interface Settings {
  theme: Theme;
  language: Language;
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

export function browserLanguage(languages: readonly string[]): Language {
  const first = languages.find((tag) => /^(en|el)\b/i.test(tag));
  return first?.toLowerCase().startsWith('el') ? 'el' : 'en';
}

export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const settings: Settings = {
    theme: 'auto',
    language: browserLanguage(languages),
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
  if (settings.language !== 'el') settings.language = 'en';
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

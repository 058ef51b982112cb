// The languages: every file in languages/, English first, the others by their codes. A file that lacks a text does not pass
// `npm run check`, which ./test runs.
import type english from './languages/en';

/** The name of a text. */
export type TextKey = keyof (typeof english)['texts'];

/** What a file in languages/ holds. */
export interface LanguageFile {
  /** As the server knows it, and as the page has it in `lang`. */
  readonly code: string;
  /** In its own words. */
  readonly name: string;
  /** How numbers are written. */
  readonly locale: string;
  /** `{name}` is filled in; of `[one|many]` the first stands after a 1, the second after any other number. */
  readonly texts: Readonly<Record<TextKey, string>>;
  /** The games in rules/ that have a name here, by the name of their file. The others, and a person's own, keep the name that their rule file gives them. */
  readonly games: Readonly<Record<string, string>>;
  /** The search algorithms that have a name here; the others (A*, BFS …) are called the same in every language. */
  readonly algorithms: Readonly<Record<string, string>>;
}

const files = import.meta.glob<LanguageFile>('./languages/*.ts', { eager: true, import: 'default' });

/** All of them; the first is taken where nobody chose. */
export const languages: readonly LanguageFile[] = Object.values(files).sort(
  (one, other) => Number(other.code === 'en') - Number(one.code === 'en') || one.code.localeCompare(other.code),
);

const first = languages[0] as LanguageFile;

/** The language of this code, or the first. */
export const languageOf = (code: string): LanguageFile => languages.find((language) => language.code === code) ?? first;

/** The one that the switch in the header leads to. */
export function languageAfter(code: string): LanguageFile {
  return languages[(languages.indexOf(languageOf(code)) + 1) % languages.length] ?? first;
}

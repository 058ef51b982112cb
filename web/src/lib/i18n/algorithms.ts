// Greek names of the search algorithms that have one; the others (A*, BFS …) are called the same in every language.
import { settings, type Language } from '../settings.svelte';

const greek: Readonly<Record<string, string>> = {
  bidirectional: 'Αμφίδρομη',
  champion: 'Πρωταθλητής',
  greedy: 'Άπληστη',
  wastar: 'Σταθμισμένη A*',
};

export function algorithmTitleIn(language: Language, algorithm: { name: string; title?: string }): string {
  const translated = language === 'el' && Object.hasOwn(greek, algorithm.name) ? greek[algorithm.name] : undefined;
  return translated ?? algorithm.title ?? algorithm.name;
}

/** Returns the name of an algorithm in the language of the page. */
export const algorithmTitle = (algorithm: { name: string; title?: string }): string =>
  algorithmTitleIn(settings.language, algorithm);

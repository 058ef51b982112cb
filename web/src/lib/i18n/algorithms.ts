// Names of search algorithms.
import { settings } from '../settings.svelte';
import { languageOf } from './languages';

export function algorithmTitleIn(language: string, algorithm: { name: string; title?: string }): string {
  const { algorithms } = languageOf(language);
  return (Object.hasOwn(algorithms, algorithm.name) ? algorithms[algorithm.name] : undefined) ?? algorithm.title ?? algorithm.name;
}

/** Returns the name of an algorithm in the language of the page. */
export const algorithmTitle = (algorithm: { name: string; title?: string }): string =>
  algorithmTitleIn(settings.language, algorithm);

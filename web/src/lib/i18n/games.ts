// Names of games. The server sends the one that the rule file gives.
import { settings } from '../settings.svelte';
import { languageOf } from './languages';

export function titleIn(language: string, game: { name: string; title: string }): string {
  const { games } = languageOf(language);
  return (Object.hasOwn(games, game.name) ? games[game.name] : undefined) ?? game.title;
}

export const gameTitle = (game: { name: string; title: string }): string => titleIn(settings.language, game);

// Greek names of the games in rules/, by the name of their file. The other games, and a person's own, keep the name that
// their rule file gives them.
import { settings, type Language } from '../settings.svelte';

const greek: Readonly<Record<string, string>> = {
  'connect-four': 'Σκορ 4',
  'connect-four-4x4': 'Σκορ 4 σε 4x4',
  'connect-four-4x5': 'Σκορ 4 σε 4x5',
  'connect-four-5x4': 'Σκορ 4 σε 5x4',
  'connect-four-5x5': 'Σκορ 4 σε 5x5',
  'connect-four-6x4': 'Σκορ 4 σε 6x4',
  'connect-four-6x5': 'Σκορ 4 σε 6x5',
  'cse-4x4': 'CSE σε 4x4',
  'misere-tictactoe': 'Ανάποδη τρίλιζα',
  'mnk-4-3-3': 'Παιχνίδι 4,3,3',
  'mnk-4-4-4': 'Παιχνίδι 4,4,4',
  'mnk-5-5-4': 'Παιχνίδι 5,5,4',
  'order-and-chaos': 'Τάξη και Χάος',
  'order-and-chaos-4x4': 'Τάξη και Χάος σε 4x4',
  'sos-4x4': 'SOS σε 4x4',
  tictactoe: 'Τρίλιζα',
  'wild-tictactoe': 'Ελεύθερη τρίλιζα',
  'xox-4x4': 'XOX σε 4x4',
  'xox-5x4': 'XOX σε 5x4',
};

export function titleIn(language: Language, game: { name: string; title: string }): string {
  return (language === 'el' && Object.hasOwn(greek, game.name) ? greek[game.name] : undefined) ?? game.title;
}

export const gameTitle = (game: { name: string; title: string }): string => titleIn(settings.language, game);

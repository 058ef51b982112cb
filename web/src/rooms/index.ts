// A room is one part of the house. A later one (analysis, the search viewer, the champion) is a folder here and a line in
// this list; nothing else has to know it.
import type { Component } from 'svelte';
import type { TextKey } from '../lib/i18n';
import type { LinkState } from '../lib/link';
import type { IconName } from '../ui/icons';

export interface Room {
  id: string;
  title: TextKey;
  words: TextKey;
  icon: IconName;
  load: () => Promise<{ default: Component<{ link: LinkState }> }>;
}

export const rooms: readonly Room[] = [
  { id: 'othello', title: 'room.othello', words: 'home.othello', icon: 'othello', load: () => import('./othello/Othello.svelte') },
  { id: 'games', title: 'room.games', words: 'home.games', icon: 'grid', load: () => import('./games/Games.svelte') },
  { id: 'puzzles', title: 'room.puzzles', words: 'home.puzzles', icon: 'puzzle', load: () => import('./puzzles/Puzzles.svelte') },
];

export const roomOf = (id: string): Room | undefined => rooms.find((room) => room.id === id);

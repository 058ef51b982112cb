// A game as it is kept: its start, its tree of moves, the shown place in it, and the link that it was opened from. Also
// decides which changes are a step of their own in the browser's history.
import { ApiError, isRefused } from '../errors';
import type { LinkState } from '../link';
import { keepStep, keepStepUnless } from '../router.svelte';
import { OpenedLink } from './openedLink';
import { cutAfter, emptyTree, leavesAt, lineOf, play, shown, sideLines, type MoveTree } from './tree';
import { packTree } from './treeLink';
import type { MoveCode } from './treeText';

export class GameRecord {
  start = $state(''); // the start position; empty: the usual one
  tree = $state.raw<MoveTree>(emptyTree);
  line = $derived(lineOf(this.tree));
  leaves = $derived(leavesAt(this.tree)); // the ply at which the shown line leaves the game; null while it is the game
  sideLines = $derived(sideLines(this.tree));
  /** What is wrong with the link that was opened; the game stands up to there. */
  damage = $state.raw<ApiError | null>(null);
  /** True until the server has told the position of a game that replaces another; the address still holds that one. */
  isReplacing = $state(false);

  private opened: OpenedLink | null = null; // until the person changes the game
  private isChecked = true; // the server has seen every move of the shown line of the link
  private playedTo: string | null = ''; // the moves up to where the person is playing; null: nowhere yet

  constructor(private readonly code: MoveCode) {}

  /** The moves from the start to the shown place. */
  get moves(): string[] {
    return shown(this.tree);
  }

  /** True at the place where the person is playing, false where the person only looks. */
  get isPlayedHere(): boolean {
    return this.moves.join(' ') === this.playedTo;
  }

  /** True if the game is still that of a link that was opened, and there is something in it to be looked at. */
  get isOnlyOpened(): boolean {
    return this.opened !== null && (this.damage !== null || this.line.moves.length > 0);
  }

  /** Takes the start and the moves of a link. Nobody plays in them yet. */
  open(link: OpenedLink): void {
    this.start = link.text('start');
    this.tree = link.tree(this.code);
    this.opened = link;
    this.damage = link.damage;
    this.isChecked = false;
    this.playedTo = null;
  }

  /** Returns the link of the game, `state` being what else it holds. A damaged link stays as it came. */
  linkWith(state: LinkState): LinkState {
    return this.damage && this.opened ? this.opened.state : { ...state, ...packTree(this.tree, this.code) };
  }

  /** From now on the person plays at the shown place. */
  playHere(): void {
    this.playedTo = this.moves.join(' ');
  }

  /** The person goes on from the shown place: the game is the person's own now, no longer that of a link. */
  takeOver(): void {
    if (this.damage) keepStep();
    this.own();
    this.playHere();
  }

  /** Makes a move. What stood there instead is kept beside it, and the browser's Back undoes the change. */
  play(move: string): void {
    const next = play(this.tree, move);
    if (this.damage || (next.next !== this.tree.next && this.line.at < this.line.moves.length)) keepStep();
    this.tree = next;
    this.own();
    this.playHere();
  }

  /** Another game takes the place of this one, which the browser's Back finds again. */
  replace(start: string, tree: MoveTree): void {
    this.isReplacing = true;
    this.start = start;
    this.tree = tree;
    this.own();
    this.playedTo = null;
  }

  /** The server has told the position, so that `link` holds all of the game that took the place of another. */
  endReplacing(link: () => LinkState): void {
    if (this.isReplacing) keepStepUnless(link());
    this.isReplacing = false;
  }

  /** Asks once for the whole line of a link, so that an error behind the shown place is found at once. */
  async check(ask: (moves: string[]) => Promise<unknown>): Promise<void> {
    const { moves, at } = this.line;
    if (!this.isChecked && at < moves.length) await ask(moves);
    this.isChecked = true;
  }

  /** Cuts the game where the server's error says that it is wrong. Returns false for any other error. */
  repair(error: unknown): boolean {
    if (!(error instanceof ApiError) || !isRefused(error) || !error.place) return false;
    const { source, line } = error.place;
    const bad = source === 'moves' ? line - 1 : source === 'start' && this.start !== '' ? 0 : -1;
    if (bad < 0 || (source === 'moves' && bad >= this.line.moves.length)) return false;
    if (source === 'start') [this.start, this.tree] = ['', emptyTree];
    else this.tree = cutAfter(this.tree, bad);
    this.spoil(error);
    return true;
  }

  /** Notes that the link is damaged, as `error` says. */
  spoil(error: ApiError): void {
    const link = this.opened ?? new OpenedLink({});
    link.spoil(error);
    this.damage = link.damage;
    this.playedTo = null;
  }

  private own(): void {
    this.damage = null;
    this.opened = null;
    this.isChecked = true;
  }
}

// What every game on a page has in common: its tree of moves, who plays, and when the computer may move. The computer
// moves by itself only at the place where the person is playing; a game that was opened, or gone back into, stands still
// until the person goes on.
import { ApiError, isRefused } from './errors';
import { t } from './i18n';
import { packTree, unpackTree, type LinkState } from './link';
import { keepStep, keepStepUnless } from './router.svelte';
import {
  backToGame,
  cutAfter,
  emptyTree,
  enter,
  jump,
  leavesAt,
  lineOf,
  play,
  shown,
  sideLines,
  type MoveTree,
  type SideLine,
} from './tree';
import type { MoveCode } from './treeText';

export const modes = ['engine', 'people', 'engines'] as const; // the usual one first
export type Mode = (typeof modes)[number];
const mostNamed = 8; // so many possible values of a link are named

export abstract class Played {
  abstract failed: boolean; // the board of the line could not be had
  mode = $state<Mode>('engine');
  start = $state('');
  tree = $state.raw<MoveTree>(emptyTree);
  line = $derived(lineOf(this.tree));
  leaves = $derived(leavesAt(this.tree));
  sideLines = $derived(sideLines(this.tree));
  running = $state(true); // the computer moves when it has the move
  /** What is wrong with the link that was opened: the game stands up to there. */
  damage = $state.raw<ApiError | null>(null);
  /** Another game takes the place of this one and is not wholly known yet: the address still holds this one. */
  replacing = $state(false);

  private opened: LinkState | null = null; // the link as it came, while the person has only looked at it
  private faults: string[] = []; // values of the link that are not possible, each in a sentence
  private isChecked = true; // the server has seen every move of the shown line of the link
  private tip: string | null = ''; // where the person is playing; null: nowhere yet

  constructor(private readonly code: MoveCode) {}

  abstract stop(): void;
  abstract refresh(): Promise<void>;
  abstract get link(): LinkState;

  private get here(): string {
    return shown(this.tree).join(' ');
  }

  /** What the link has under that name where that is one of `known`; else the first of them, and the link is damaged. */
  protected choice<T extends string>(link: LinkState, name: string, known: readonly [T, ...T[]]): T {
    const text = link[name] ?? '';
    const found = known.find((one) => one === text);
    if (found === undefined && text !== '') this.refuse(name, text, known.filter(Boolean).join(', '));
    return found ?? known[0];
  }

  /** The whole number that the link has under that name; null without one, and where the link is damaged there. */
  protected whole(link: LinkState, name: string, least: number, most: number): number | null {
    const text = link[name] ?? '';
    if (text === '') return null;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    this.refuse(name, text, `${least}–${most}`);
    return null;
  }

  private refuse(name: string, text: string, known: string): void {
    this.spoil(new ApiError('input', t('play.link.value', { name, text, known })));
  }

  /** The link is damaged, as `error` says: what can be shown of it stands still. */
  protected spoil(error: ApiError): void {
    this.damage = new ApiError(error.kind, [...this.faults, error.message].join(' '), error.place);
    if (!error.place) this.faults.push(error.message);
    this.running = false;
    this.tip = null;
  }

  /** Takes the moves of a link; they stand still unless there are none. */
  protected open(link: LinkState, fresh: boolean): void {
    const { tree, damage, faults } = unpackTree(link, this.code);
    this.tree = tree;
    this.opened = link;
    this.isChecked = false;
    for (const { name, text, known } of faults) {
      const some = known.length > mostNamed ? [...known.slice(0, mostNamed), '…'] : known;
      this.refuse(name, text, some.join(', ') || t('play.link.noLines'));
    }
    if (damage) {
      const message = damage.isCutOff ? t('play.cutOff') : t('play.damaged', { text: damage.text });
      this.spoil(new ApiError('input', message, { source: 'moves', line: damage.ply + 1, column: 1 }));
    }
    this.running = fresh && !this.damage;
    this.tip = this.running ? '' : null;
  }

  /** Asks once for the whole line of a link that was opened: an error behind the shown place is found at once. */
  protected async checkLine(ask: (moves: string[]) => Promise<unknown>): Promise<void> {
    const { moves, at } = this.line;
    if (!this.isChecked && at < moves.length) await ask(moves);
    this.isChecked = true;
  }

  /** The game as a link, while `state` holds the rest of it. */
  protected linkWith(state: LinkState): LinkState {
    return this.damage && this.opened ? this.opened : { ...state, ...packTree(this.tree, this.code) };
  }

  /** The person goes on from here: the game is the person's own now, no longer that of a link. */
  private own(): void {
    this.damage = null;
    this.opened = null;
    this.faults = [];
    this.isChecked = true;
  }

  /** Another game takes the place of this one, which the browser's Back finds again. */
  protected replace(tree: MoveTree, running: boolean): void {
    this.stop();
    this.replacing = true;
    this.tree = tree;
    this.own();
    this.running = running;
    this.tip = running ? this.here : null;
  }

  /** The server has told the position: the link holds all of the game that took the place of another. */
  protected replaced(): void {
    if (this.replacing) keepStepUnless(this.link);
    this.replacing = false;
  }

  /** One move more. What stood there instead is kept beside it, and the browser's Back undoes the change. */
  protected make(move: string): void {
    const next = play(this.tree, move);
    if (this.damage || (next.next !== this.tree.next && this.line.at < this.line.moves.length)) keepStep();
    this.tree = next;
    this.own();
    this.tip = this.here;
  }

  jump(at: number): void {
    this.show(jump(this.tree, at));
  }

  /** Leaves the side line for the game, where it was left. The side line is kept. */
  backToGame(): void {
    this.show(backToGame(this.tree));
  }

  enter(side: SideLine): void {
    this.show(enter(this.tree, side));
  }

  private show(tree: MoveTree): void {
    this.stop();
    this.tree = tree;
    // Going through a game is looking: the computer waits, unless one is back where one was playing.
    this.running = this.mode !== 'engines' && this.here === this.tip;
    void this.refresh();
  }

  toggle(): void {
    this.running = !this.running;
    if (!this.running) return this.stop();
    if (this.damage) keepStep();
    this.own();
    this.tip = this.here;
    void this.refresh();
  }

  /** Asks again for what could not be had. A game that was only opened stays as its link says, and stands still. */
  retry(): void {
    if (this.failed && this.opened && (this.damage || this.line.moves.length > 0)) void this.refresh();
    else this.toggle();
  }

  /** Other players, the same game: one that was being played goes on, one that was only looked at waits. */
  protected playersChanged(): void {
    this.stop();
    this.running = this.here === this.tip;
    void this.refresh();
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.playersChanged();
  }

  /** Cuts the game where the server's error says that its link is wrong. Returns false for any other error. */
  protected repaired(error: unknown): boolean {
    if (!(error instanceof ApiError) || !isRefused(error) || !error.place) return false;
    const { source, line } = error.place;
    const bad = source === 'moves' ? line - 1 : source === 'start' && this.start !== '' ? 0 : -1;
    if (bad < 0 || (source === 'moves' && bad >= this.line.moves.length)) return false;
    if (source === 'start') [this.start, this.tree] = ['', emptyTree];
    else this.tree = cutAfter(this.tree, bad);
    this.spoil(error);
    return true;
  }
}

// A game in which the sides take turns to say `a` or `b`, and the server that it asks. A test changes what the server
// answers.
import type { ComputerMove, GameTraits, GameView } from '../../src/lib/game/adapter.svelte';
import { Game } from '../../src/lib/game/game.svelte';
import { OpenedLink } from '../../src/lib/game/openedLink';
import { treeOf } from '../../src/lib/game/tree';
import type { MoveCode } from '../../src/lib/game/treeText';
import type { LinkState } from '../../src/lib/link';

export type Voice = 'one' | 'two';
export type VoiceView = GameView<Voice> & { withValues: boolean };

/** Writes each move as its letter. */
export const letterCode: MoveCode = {
  write: (move) => move,
  read: (text, from) => (/[a-z]/.test(text[from] ?? '') ? { move: text[from] ?? '', length: 1 } : null),
  between: '',
  most: 20,
};

export function viewAfter(moves: string[], part: Partial<VoiceView> = {}): VoiceView {
  const to_move = moves.length % 2 === 0 ? 'one' : 'two';
  return { moves, to_move, over: false, legal: [{ move: 'a' }, { move: 'b' }], withValues: false, ...part };
}

export class MockServer {
  asked: { what: 'position' | 'move' | 'values'; moves: string[]; signal: AbortSignal }[] = [];
  position = async (moves: string[], withValues: boolean): Promise<VoiceView> => viewAfter(moves, { withValues });
  move = async (_moves: string[]): Promise<ComputerMove | null> => ({ move: 'a', leastTime: 0 });
  values = async (_moves: string[], show: (values: string) => void): Promise<void> => show('fine');

  count(what: string): number {
    return this.asked.filter((call) => call.what === what).length;
  }
}

const traits: GameTraits<Voice> = {
  code: letterCode,
  sides: ['one', 'two'],
  valuesSetting: 'gameValues',
  positionHasValues: false,
};

/** The person is `one` unless the link says otherwise. */
export class MockGame extends Game<VoiceView, Voice, string> {
  values: string | null = null;
  background = 0; // how often work in the background was started
  said: string[] = [];

  constructor(readonly server: MockServer, link: LinkState = {}, part: Partial<GameTraits<Voice>> = {}) {
    super({ ...traits, ...part });
    this.open(new OpenedLink(link), !link.moves);
  }

  /** Opens other moves in the place of this game; they stand still. */
  openMoves(moves: string): void {
    this.replace('', treeOf([...moves]), false);
  }

  protected override ownLink(): LinkState {
    return { own: 'kept' };
  }

  protected override requestPosition(moves: string[], withValues: boolean, signal: AbortSignal): Promise<VoiceView> {
    this.server.asked.push({ what: 'position', moves, signal });
    return this.server.position(moves, withValues);
  }

  protected override requestMove({ moves }: VoiceView, _mover: Voice, signal: AbortSignal) {
    this.server.asked.push({ what: 'move', moves, signal });
    return this.server.move(moves);
  }

  protected override requestValues({ moves }: VoiceView, signal: AbortSignal, show: (values: string) => void) {
    this.server.asked.push({ what: 'values', moves, signal });
    return this.server.values(moves, show);
  }

  protected override takeValues(values: string): void {
    this.values = values;
  }

  protected override dropValues(): void {
    this.values = null;
  }

  protected override takeView(): void {}

  protected override announceMove(mover: Voice, move: string): void {
    this.said.push(`${mover} says ${move}`);
  }

  protected override resultText(): string {
    return 'nobody wins';
  }

  protected override workInBackground(): void {
    this.background += 1;
  }
}

// A server of Othello whose sides take turns; what its squares are does not matter to the tests.
import type { OthelloRequest, OthelloSearch, OthelloSearchRequest, OthelloValues, OthelloView } from '../../src/lib/types';

export function viewOf({ size = 8, moves = [] }: OthelloRequest): OthelloView {
  const mover = (at: number) => (at % 2 === 0 ? 'black' : 'white') as 'black' | 'white';
  const discs = { black: 2, white: 2 };
  return {
    size, start: '', moves, position: '', to_move: mover(moves.length), legal: [{ move: 'a1', flips: [] }], discs, over: false, winner: null,
    history: moves.map((move, at) => ({ move, mover: mover(at), flipped: [], discs })),
  };
}

/** What the textbook answers. */
export function searched(part: Partial<OthelloSearch> = {}): OthelloSearch {
  return { position: '', move: 'a1', value: 3, states: 9, depth: 4, line: ['a1'], seconds: 0.1, view: 'black', complete: true, ...part };
}

/** What the champion answers. */
export function thought(part: Partial<OthelloSearch>): OthelloSearch {
  return { ...searched(), view: 'mover', algorithm: 'champion', exhaustive: false, selectivity: 73, ...part };
}

/** What the champion says of the moves, as deep as it was asked and with time to spare. */
export function valuesTo({ depth = 0 }: OthelloSearchRequest, value = 1, exhaustive = false): OthelloValues {
  return { values: [{ move: 'a1', value, line: ['a1'], states: depth, exhaustive }], depth, view: 'mover', seconds: 0.05, algorithm: 'champion' };
}

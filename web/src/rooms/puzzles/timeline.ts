// The moves of a puzzle as a line and a place in it. Taking moves back keeps them, so that they can be made again; another
// move at an earlier place cuts them off.

export interface Timeline { moves: string[]; at: number }

export const emptyLine: Timeline = { moves: [], at: 0 };

export function play(line: Timeline, move: string): Timeline {
  if (line.moves[line.at] === move) return { moves: line.moves, at: line.at + 1 };
  return { moves: [...line.moves.slice(0, line.at), move], at: line.at + 1 };
}

export function jump(line: Timeline, at: number): Timeline {
  return { moves: line.moves, at: Math.max(0, Math.min(line.moves.length, at)) };
}

/** Whether the moves of `line` are no longer all in the line that takes its place. */
export const cutsOff = (line: Timeline, next: Timeline): boolean =>
  line.moves.some((move, index) => next.moves[index] !== move);

export const shown = (line: Timeline): string[] => line.moves.slice(0, line.at);
export const atEnd = (line: Timeline): boolean => line.at === line.moves.length;

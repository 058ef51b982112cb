// A puzzle as links and files hold it: start, goal, move set, and the moves that the person has made.
import { ApiError } from '../../lib/errors';
import { t } from '../../lib/i18n';
import type { LinkState } from '../../lib/link';
import { settings } from '../../lib/settings.svelte';
import { atEnd, type Timeline } from './timeline';
import { afterMove, format, parse, parseSize, type Shape } from './slide';

export type GoalKind = 'ordered' | 'spiral' | 'custom';
export type MoveSet = 'plain' | 'king';

const between = '-';

/** What a link says before any board is read. `goal` is the person's own, for the kind `custom`. */
export interface PuzzleHead { rows: number; columns: number; moves: MoveSet; goalKind: GoalKind; goal: number[] }

/** Every tile once, and the blank. */
const isBoard = (cells: readonly number[], length: number): boolean => cells.length === length && [...cells].sort((a, b) => a - b).every((tile, index) => tile === index);

const refused = (text: string): ApiError => new ApiError('input', text);

/** The head of a link as far as it is right, and the first thing that is wrong with it. */
export function readHead(link: LinkState): PuzzleHead & { error: ApiError | null } {
  const size = parseSize(link.size ?? settings.puzzleSize);
  const moves = link.moves ?? settings.puzzleMoves;
  const goal = parse(link.goal ?? '');
  const head: ReturnType<typeof readHead> = { ...size, moves: moves === 'king' ? 'king' : 'plain', goalKind: 'ordered', goal: [], error: null };
  if (link.goal === 'spiral' && size.rows === 3 && size.columns === 3) head.goalKind = 'spiral';
  else if (isBoard(goal, size.rows * size.columns)) Object.assign(head, { goalKind: 'custom', goal });
  if (link.size && link.size !== `${size.rows}x${size.columns}`) head.error = refused(t('puzzle.link.size', { text: link.size }));
  else if (link.moves && link.moves !== head.moves) head.error = refused(t('puzzle.link.moves', { text: link.moves }));
  return head;
}

/** The first of these moves, up to one that cannot be made. */
export function possibleMoves(moves: readonly string[], start: readonly number[], shape: Shape): string[] {
  const possible: string[] = [];
  let cells: readonly number[] = start;
  for (const move of moves) {
    const next = afterMove(cells, move, shape);
    if (!next) break;
    possible.push(move);
    cells = next;
  }
  return possible;
}

/** The moves of a link as far as they can be made from this start, and what is wrong with the first that cannot. */
export function readPlayed(link: LinkState, start: readonly number[], shape: Shape): { line: Timeline; error: ApiError | null } {
  const written = (link.played ?? '').split(between).filter(Boolean);
  const moves = possibleMoves(written, start, shape);
  const move = written[moves.length];
  const error = move === undefined ? null : refused(t('puzzle.link.move', { n: moves.length + 1, move }));
  const at = /^\d+$/.test(link.at ?? '') ? Math.min(moves.length, Number(link.at)) : moves.length;
  return { line: { moves, at }, error };
}

export const readSeconds = (link: LinkState): number => (/^\d{1,6}$/.test(link.time ?? '') ? Number(link.time) : 0);

export interface PuzzleState extends PuzzleHead { start: readonly number[]; line: Timeline; seconds: number }

export function writePuzzle({ rows, columns, moves, start, goalKind, goal, line, seconds }: PuzzleState): LinkState {
  return {
    size: `${rows}x${columns}`,
    moves,
    start: format(start),
    goal: goalKind === 'spiral' ? 'spiral' : goalKind === 'custom' ? format(goal) : '',
    played: line.moves.join(between),
    at: atEnd(line) ? '' : String(line.at),
    time: seconds > 0 ? String(seconds) : '',
  };
}


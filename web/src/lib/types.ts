// The shapes of the server's answers. They mirror the JSON of the command line; nothing here decides anything.

export type Side = 'max' | 'min';
export type Colour = 'black' | 'white';
export type Worth = 'win' | 'draw' | 'loss';

export interface Place { source: string; line: number; column: number }
export type ErrorKind = 'usage' | 'input' | 'limit' | 'stopped' | 'busy' | 'system' | 'defect';

export interface GameInfo {
  name: string; title: string; rows: number; columns: number; first: Side;
  letters: { max: string; min: string }; gravity: boolean; points: boolean;
  patterns: { text: string; for: Side | null }[]; starts: number; words: string;
}

export interface Catalogue {
  version: string;
  games: GameInfo[];
  evaluations: { name: string; words: string }[];
  levels: { level: number; elo: number; words: string }[]; // of the Othello champion; elo 0: not measured
  tiles: {
    algorithms: { name: string; title?: string; informed?: boolean; optimal: boolean }[];
    heuristics: { name: string; moves: string[]; most_cells?: number }[];
    largest: { rows: number; columns: number };
  };
}

export interface GridLegal { move: string; cell: number; letter: string; value?: Worth; remoteness?: number; margin?: number }
export interface GridRequest {
  game?: string; rules?: string; start?: string; seed?: number; first?: Side;
  moves?: string[]; values?: boolean; depth?: number; time_ms?: number;
}
/** How far the server has come with the complete solution; `waiting`: another game is solved first. */
export interface GridSolving { share: number; positions: number; seconds: number; seconds_left: number | null; waiting: boolean }
export interface GridView {
  game: string; title: string; rows: number; columns: number; start: string; board: string;
  to_move: Side; over: boolean; winner: Side | 'draw' | null; moves: string[];
  last: { cell: number; letter: string } | null; legal: GridLegal[];
  value: Worth | null; remoteness: number | null; solved: boolean;
  solving?: GridSolving | null; too_large?: boolean; // being solved in the background; never to be solved here
  counts: { max: number; min: number; nobody: number }; points: number | null;
  lines: { cells: number[]; owner: Side | null }[];
  computer?: { move: string; seconds: number; depth: number | null; perfect: boolean };
}
export interface GridChecked extends Partial<Omit<GameInfo, 'title' | 'words'>> { ok: boolean; title: string; words: string }

export interface OthelloRequest { size?: number; start?: string; moves?: string[]; text?: string }
export interface OthelloView {
  size: number; start: string; moves: string[]; position: string; to_move: Colour | null;
  legal: { move: string; flips: string[] }[]; discs: { black: number; white: number };
  over: boolean; winner: Colour | 'draw' | null;
  history: { move: string; mover: Colour; flipped: string[]; discs: { black: number; white: number } }[];
}
export interface OthelloSearchRequest extends OthelloRequest { evaluation?: string; depth?: number; algorithm?: string; level?: number; time_ms?: number; seed?: number; deepen?: boolean }
export interface OthelloSearch {
  position: string; move: string; value: number; states: number; depth: number; line: string[]; tied?: string[]; seconds: number; view: 'black' | 'mover';
  complete: boolean; valued?: number; // every move valued to `depth`; how many were
  algorithm?: string; exhaustive?: boolean; selectivity?: number; // of the champion: proven, or how sure in per cent
}
export interface ValuedMove { move: string; value: number; line: string[]; states: number; exhaustive?: boolean } // exhaustive: proven by the champion
export interface OthelloValues {
  values: (Omit<ValuedMove, 'value'> & { value: number | null })[]; // null: not searched in time
  depth: number; view: 'black' | 'mover'; seconds: number; algorithm?: string;
  complete?: boolean; // every move is valued to the depth that was asked for, or proven
  reason?: string; // the limit that ended the search before that
}

export interface TilesBoardRequest { size: string; moves: string; start?: string | undefined; goal?: string | undefined; scramble?: number | undefined }
export interface TilesBoard { size: string; moves: string; start: string; goal: string; solvable: boolean; cells: number; reason: string | null }
export interface TilesSolveRequest extends TilesBoardRequest { algorithm?: string; heuristic?: string; time_ms?: number; nodes?: number; weight?: number; methods?: string[] }
export interface TilesSolved {
  solved: boolean; reason?: string; optimal?: boolean | null; cost?: number; depth?: number; path?: string[];
  expanded?: number; expanded_below_last_layer?: number | null; generated?: number; seconds?: number; lower_bound?: number;
  algorithm?: string; heuristic?: string; table_seconds?: number; // the last: making or fetching a table, not within `seconds`
}
export interface TilesHint { next: string | null; tile: number | null; cost: number | null }
export interface TilesCompared { methods: (TilesSolved & { method: string })[] }

export interface Progress { seconds: number; nodes?: number; stored?: number; bound?: number; total?: number }

/** Every request by its name: what goes in, what comes out. */
export interface Requests {
  'grid/position': [GridRequest, GridView];
  'grid/move': [GridRequest, GridView];
  'grid/check': [{ rules: string }, GridChecked];
  'othello/position': [OthelloRequest, OthelloView];
  'othello/search': [OthelloSearchRequest, OthelloSearch];
  'othello/values': [OthelloSearchRequest, OthelloValues];
  'othello/convert': [OthelloRequest & { to: string }, { text: string }];
  'tiles/board': [TilesBoardRequest, TilesBoard];
  'tiles/solve': [TilesSolveRequest, TilesSolved];
  'tiles/hint': [TilesBoardRequest, TilesHint];
  'tiles/compare': [TilesSolveRequest, TilesCompared];
}
export type RequestName = keyof Requests;

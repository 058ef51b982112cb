// Link state is a flat list of names and texts after the # of the address. Moves get a short spelling of their own.

export type LinkState = Record<string, string>;

export function writeLink(state: LinkState): string {
  const parts = Object.entries(state)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replace(/%20/g, '+')}`);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

export function readLink(hash: string): LinkState {
  const state: LinkState = {};
  for (const part of hash.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    const value = at < 0 ? '' : part.slice(at + 1);
    try {
      state[decodeURIComponent(name)] = decodeURIComponent(value.replace(/\+/g, '%20'));
    } catch {
      // A damaged part is left out; what remains may still be a game.
    }
  }
  return state;
}

/** `f5`, `d6`, `pass` as `f5d6pa`. */
export function packSquares(moves: readonly string[]): string {
  return moves.map((move) => (move === 'pass' ? 'pa' : move)).join('');
}

export function unpackSquares(text: string): string[] {
  const pairs = text.toLowerCase().match(/pa|[a-z][0-9]/g) ?? [];
  return pairs.map((pair) => (pair === 'pa' ? 'pass' : pair));
}

/** `0 1 C`, `2 2 S` as `0.1.C-2.2.S`. */
export function packCells(moves: readonly string[]): string {
  return moves.map((move) => move.replace(/ /g, '.')).join('-');
}

export function unpackCells(text: string): string[] {
  return text === '' ? [] : text.split('-').map((move) => move.replace(/\./g, ' '));
}

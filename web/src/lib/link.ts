// Link state is a flat list of names and texts after the # of the address.

export type LinkState = Record<string, string>;

export function writeLink(state: LinkState): string {
  const parts = Object.entries(state)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replace(/%20/g, '+')}`);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** What cannot be decoded stays as it is: the room says where it is damaged, and shows what stands before. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readLink(hash: string): LinkState {
  const state: LinkState = {};
  for (const part of hash.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    const value = at < 0 ? '' : part.slice(at + 1);
    state[decoded(name)] = decoded(value.replace(/\+/g, '%20'));
  }
  return state;
}

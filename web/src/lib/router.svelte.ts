// The address says everything: the path names the room, the part after # holds the game or position, so that a copied
// address is a shared game.
import { readLink, writeLink, type LinkState } from './link';

export interface Route { room: string; link: LinkState; version: number }

export function parseAddress(path: string, hash: string): { room: string; link: LinkState } {
  const room = path.split('/').filter(Boolean)[0] ?? '';
  return { room, link: readLink(hash) };
}

export const route = $state<Route>({ ...parseAddress(location.pathname, location.hash), version: 0 });

function take(): void {
  Object.assign(route, parseAddress(location.pathname, location.hash));
  route.version += 1; // rooms start anew from the link
}

export function startRouter(): void {
  addEventListener('popstate', take);
}

/** Opens a room that could not be loaded, once the server answers. By loading the whole page: a style sheet that failed
 * is not asked for again by the next import of its room. The other rooms are found as they were left all the same. */
export async function retry(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(leftRooms, JSON.stringify([...lastLinks]));
  location.reload();
}

export function addressOf(room: string, link: LinkState = {}): string {
  return `/${room}${writeLink(link)}`;
}

export function go(room: string, link: LinkState = {}): void {
  history.pushState(null, '', addressOf(room, link));
  take();
  scrollTo(0, 0);
}

const leftRooms = 'mitos.rooms'; // where retry() keeps them while the page is loaded
const lastLinks = new Map<string, LinkState>(readLeftRooms()); // how each room was left

function readLeftRooms(): [string, LinkState][] {
  const text = sessionStorage.getItem(leftRooms);
  sessionStorage.removeItem(leftRooms);
  return text ? (JSON.parse(text) as [string, LinkState][]) : [];
}

/** The game went on: the address follows without a new step in the browser's history. */
export function keepLink(room: string, link: LinkState): void {
  if (route.room !== room) return;
  lastLinks.set(room, link);
  const address = addressOf(room, link);
  if (location.pathname + location.hash !== address) history.replaceState(null, '', address);
}

/** Another game is about to replace the one that stands: the browser's Back will find it again. */
export function keepStep(): void {
  history.pushState(null, '', location.href);
}

/** The same where the address does not hold that game already. */
export function keepStepUnless(link: LinkState): void {
  if (location.hash !== writeLink(link)) keepStep();
}

/** Lets plain clicks on inner links stay on the page; everything else (new tab, other buttons) is the browser's. A room is
 * found as it was left, and the one that one is in stays as it is. */
export function followLink(event: MouseEvent, room: string): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (route.room !== room) go(room, lastLinks.get(room));
}

// What a person does again and again.
import { check, patience } from './harness.mjs';

export const status = (page) => page.getByTestId('status');
export const legal = (page) => page.locator('[data-legal="true"]');
export const moveCount = (page) => page.locator('[data-ply]').count();

/** Waits until what the page has done makes `holds()` true. */
export async function until(page, holds) {
  const end = performance.now() + patience;
  while (!holds()) {
    check(performance.now() < end, 'it did not happen');
    await page.waitForTimeout(20);
  }
}

/** The bodies of the requests of that name that the page sends over the live socket, as they are sent; call it before the page opens. */
export function asked(page, name) {
  const bodies = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => {
    const frame = JSON.parse(String(payload));
    if (frame.request === name) bodies.push(frame.body);
  }));
  return bodies;
}

/**
 * Lets every search and hint take its time, however busy the machine is; call it before the page opens. Gives back the requests
 * of that name as they go over the live socket: each with its body as the page sent it, the partial answers, the last
 * answer or error, and whether the page cancelled it.
 */
export async function unhurried(page, name) {
  const requests = [];
  await page.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    const known = new Map();
    socket.onMessage((payload) => {
      const frame = JSON.parse(String(payload));
      if (frame.request === name) {
        known.set(frame.id, { body: { ...frame.body }, partials: [], last: null, cancelled: false });
        requests.push(known.get(frame.id));
      }
      if (known.has(frame.cancel)) known.get(frame.cancel).cancelled = true;
      if (frame.body?.time_ms || frame.request === 'tiles/hint') frame.body.time_ms = 60_000;
      server.send(JSON.stringify(frame));
    });
    server.onMessage((payload) => {
      const { id, partial, result, error } = JSON.parse(String(payload));
      const request = known.get(id);
      if (request && partial) request.partials.push(partial);
      if (request && (result || error)) request.last = result ?? error;
      socket.send(payload);
    });
  });
  return requests;
}

/** Waits until it is the person's turn or the game is over, and says which. */
export async function turn(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid="status"][data-over="true"]')) return 'over';
    if (document.querySelector('[role="alert"] .button.primary')) return 'pass';
    return document.querySelector('[role="grid"][aria-busy="false"] [data-legal="true"]') ? 'move' : null;
  });
  return found.jsonValue();
}

/** Plays the first legal move each time until the end; returns the number of the person's moves. */
export async function playOut(page, choose = (moves) => moves.first()) {
  for (let moves = 0; moves < 80; moves += 1) {
    const now = await turn(page);
    if (now === 'over') return moves;
    const before = await moveCount(page);
    if (now === 'pass') await page.locator('[role="alert"] .button.primary').click();
    else await choose(legal(page)).click();
    await page.waitForFunction((count) => document.querySelectorAll('[data-ply]').length > count, before);
  }
  throw new Error('the game did not end');
}

export async function noSidewaysScroll(page, where) {
  const over = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return '';
    const culprit = [...document.querySelectorAll('body *')].find((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
    return `${wide} px too wide, ${culprit?.tagName}.${culprit?.className}`;
  });
  check(over === '', `${where}: ${over}`);
}

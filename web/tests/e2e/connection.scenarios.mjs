// The server goes away and comes back on the same port: it is said where one looks, and one goes on.
import { check, openPage, options, ownHost, scenario, spawnServer, watched } from './harness.mjs';
import { legal, moveCount, turn } from './steps.mjs';

const offline = 'The server does not answer.';

/** Whether the words stand on the screen without scrolling. */
const inSight = (page) => page.getByTestId('error').filter({ hasText: offline }).evaluate((element) => {
  const box = element.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
});

function lost(name, how, run) {
  scenario(name, {}, async (_, { browser }) => {
    if (!options.mitos) return; // a server that runs elsewhere is not ours to stop
    let server = await spawnServer(ownHost());
    const page = await openPage(browser, server.address, how);
    try {
      await watched(page, () => run(page, {
        stop: () => server.stop(),
        back: async () => { server = await spawnServer(ownHost(), new URL(server.address).port); },
      }));
      // The browser logs each connection that it could not make; anything else is a fault.
      const faults = page.faults.filter((fault) => !/WebSocket connection/.test(fault));
      check(faults.length === 0, `the page complained: ${faults.join('; ')}`);
    } finally {
      await page.context().close();
      await server.stop();
    }
  });
}

lost('Othello: the server is lost and comes back', {}, async (page, server) => {
  await page.goto('/othello');
  await turn(page);
  await legal(page).first().click();
  await page.locator('[data-ply="2"]').waitFor();
  await turn(page);
  await page.getByRole('tab', { name: 'Settings' }).click(); // the message is the game's, whatever tab is open
  await server.stop();
  await legal(page).first().click();
  await page.getByTestId('error').filter({ hasText: offline }).waitFor();
  check(await inSight(page), 'the message is out of sight');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByTestId('error').filter({ hasText: offline }).waitFor();
  await server.back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.locator('[data-ply="4"]').waitFor();
  check((await turn(page)) === 'move' && (await page.getByTestId('error').count()) === 0, 'the game goes on');
});

lost('a game: the server is lost in the middle of a thought', { viewport: { width: 360, height: 740 } }, async (page, server) => {
  let hold = false;
  await page.routeWebSocket(/api\/live/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => { if (!hold) socket.send(message); });
  });
  await page.goto('/games#game=tictactoe&me=max');
  await turn(page);
  hold = true;
  await legal(page).first().click();
  await page.getByText('The computer is thinking…').waitFor();
  await server.stop();
  await page.getByTestId('error').filter({ hasText: offline }).waitFor();
  hold = false;
  await server.back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-ply="2"]').waitFor();
  await turn(page);
  check((await moveCount(page)) === 2, 'one answer to one move');
});

lost('a room is opened while the server is away: lost, and had later', {}, async (page, server) => {
  await page.goto('/othello#mode=people&moves=f5d6');
  await page.locator('[data-ply="2"]').waitFor();
  await server.stop();
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
  await page.getByTestId('error').filter({ hasText: offline }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByTestId('error').filter({ hasText: offline }).waitFor();
  await server.back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await turn(page);
  const { width } = await page.getByRole('gridcell').first().boundingBox();
  check(width > 40, `the room has its style sheets: a cell is ${width} px wide`);
  await page.getByRole('navigation').getByRole('link', { name: 'Othello' }).click();
  await page.locator('[data-ply="2"]').waitFor();
});

lost('a puzzle: the server is lost and comes back', {}, async (page, server) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8');
  await page.locator('[data-board="1 2 3 4 5 6 0 7 8"]').waitFor();
  await server.stop();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('error').filter({ hasText: offline }).waitFor();
  check(await inSight(page), 'the message is out of sight');
  check((await page.locator('.actions [aria-busy="true"]').count()) === 0, 'nothing is awaited');
  await page.locator('[data-tile="7"]').click(); // sliding needs nobody
  await server.back();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.tile.hint[data-tile="8"]').waitFor();
  check((await page.getByTestId('error').count()) === 0, 'the message goes');
});

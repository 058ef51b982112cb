// Whole games to their end, and what one does within them.
import { check, scenario } from './harness.mjs';
import { asked, legal, moveCount, playOut, status, turn, unhurried, until } from './steps.mjs';

const quick = { settings: { othelloOpponent: 'textbook', othelloDepth: 1, language: 'en' } };

scenario('Othello against the champion to the end', {}, async (page) => {
  const searches = asked(page, 'othello/search');
  await page.goto('/othello');
  await playOut(page);
  check(/wins|draw/.test(await status(page).textContent()), 'no result');
  await page.getByTestId('report').filter({ hasText: 'Champion, level 5' }).waitFor();
  const own = searches.filter((body) => body.level);
  check(own.length > 5 && own.every((body) => body.algorithm === 'champion' && body.level === 5), JSON.stringify(own[0]));
  check(new Set(own.map((body) => body.seed)).size === own.length, 'each move has a seed of its own');
});

scenario('Othello against the engine to the end', quick, async (page) => {
  await page.goto('/othello');
  await playOut(page);
  const [black, white] = await Promise.all(['black', 'white'].map(async (side) => Number(await page.getByTestId(side).textContent())));
  check(black + white <= 64 && black + white > 4, `odd score ${black}:${white}`);
  check(/wins|draw/.test(await status(page).textContent()), 'no result');
  await page.getByTestId('report').waitFor();
});

scenario('Othello 4x4, white opens, two people', quick, async (page) => {
  await page.goto('/othello#size=4&mode=people&first=white');
  await page.getByText('White to move').waitFor();
  await playOut(page);
});

scenario('Othello: a pass is said and made', quick, async (page) => {
  const start = `${'X'.repeat(55)}OXXXXXX-- O`;
  await page.goto(`/othello#mode=people&start=${encodeURIComponent(start)}`);
  await page.getByText('White has no legal move and must pass.').waitFor();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByText('Black to move').waitFor();
  check((await page.locator('[data-ply="1"]').textContent()).includes('Pass'), 'the pass stands in the list');
});

scenario('Othello, computer against computer, can be paused', quick, async (page) => {
  await page.goto('/othello#size=4&mode=engines');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('[data-testid="status"][data-over="true"]').waitFor();
});

for (const game of ['cse', 'xox', 'tictactoe', 'connect-four-4x4', 'sos', 'notakto']) {
  scenario(`${game} against the engine to the end`, {}, async (page) => {
    await page.goto(`/games#game=${game}`);
    await playOut(page);
    check(/wins|draw/.test(await status(page).textContent()), 'no result');
  });
}

scenario('XOX counts its triples', {}, async (page) => {
  await page.goto('/games#game=xox&mode=engines&depth=1');
  await page.locator('[data-testid="status"][data-over="true"]').waitFor();
  const counts = await Promise.all(['max', 'min'].map(async (side) => Number(await page.getByTestId(`count-${side}`).textContent())));
  check(counts.every((count) => Number.isInteger(count)), 'no counts');
  if (counts[0] + counts[1] > 0) await page.getByTestId('lines').waitFor();
});

scenario('CSE: letters by palette and by key', {}, async (page) => {
  await page.goto('/games#game=cse&mode=people&start=___S_____');
  await turn(page);
  await page.getByText('E', { exact: true }).first().click();
  await page.locator('[data-index="0"]').click();
  await page.locator('[data-index="0"]', { hasText: 'E' }).waitFor();
  await page.locator('[data-index="8"]').focus();
  await page.keyboard.press('c');
  await page.locator('[data-index="8"]', { hasText: 'C' }).waitFor();
});

scenario('Othello: undo, redo, jump and branch', quick, async (page) => {
  await page.goto('/othello#mode=people');
  for (let move = 0; move < 4; move += 1) {
    await turn(page);
    await legal(page).first().click();
    await page.locator(`[data-ply="${move + 1}"]`).waitFor();
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('[data-ply="3"][aria-current="step"]').waitFor();
  check((await moveCount(page)) === 4, 'going back must keep the moves');
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.locator('[data-ply="4"][aria-current="step"]').waitFor();
  await page.locator('[data-ply="1"]').click();
  await page.locator('[data-ply="1"][aria-current="step"]').waitFor();
  await turn(page);
  await legal(page).last().click();
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 2);
});

scenario('Othello: undo against the engine gives the move back', quick, async (page) => {
  await page.goto('/othello');
  await turn(page);
  await legal(page).first().click();
  await page.locator('[data-ply="2"]').waitFor();
  await turn(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForFunction(() => !document.querySelector('[data-ply][aria-current]'));
  check((await turn(page)) === 'move', 'the person should have the move');
});

scenario('a room is found as it was left', quick, async (page) => {
  const room = (name) => page.getByRole('navigation').getByRole('link', { name }).click();
  await page.goto('/othello#mode=people');
  await turn(page);
  await legal(page).first().click();
  await page.locator('[data-ply="1"]').waitFor();
  await room('Othello'); // where one is already
  await turn(page);
  check((await moveCount(page)) === 1, 'the game is gone');
  await room('Puzzles');
  await page.waitForURL(/start=\d/);
  const board = await page.getByTestId('tray').getAttribute('data-board');
  await room('Othello');
  await page.locator('[data-ply="1"]').waitFor();
  await room('Puzzles');
  await page.locator(`[data-board="${board}"]`).waitFor();
});

scenario('the browser’s Back finds the game that a new one replaced', quick, async (page) => {
  for (const [room, replace] of [
    ['othello#mode=people', () => page.getByText('6 × 6').click()],
    ['games#game=tictactoe&mode=people', () => page.getByText('MIN', { exact: true }).last().click()],
  ]) {
    await page.goto('/');
    await page.goto(`/${room}`);
    await turn(page);
    await legal(page).nth(1).click();
    await page.locator('[data-ply="1"]').waitFor();
    await turn(page);
    const old = page.url();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await replace();
    await page.waitForFunction((address) => location.href !== address, old);
    await page.goBack();
    await page.locator('[data-ply="1"]').waitFor();
    check(page.url() === old, `${page.url()} instead of ${old}`);
  }
});

scenario('Othello: the level of the champion is chosen, used and remembered', {}, async (page) => {
  const searches = asked(page, 'othello/search');
  await page.goto('/othello');
  await turn(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const level = page.getByRole('slider', { name: 'Level' });
  check((await level.inputValue()) === '5', 'level 5 at first');
  const words = page.getByTestId('level-words');
  await words.filter({ hasText: /\S/ }).waitFor();
  const modest = await words.textContent();
  await level.fill('12');
  check(!(await words.textContent()).includes(modest), 'another level, other words');
  await page.getByRole('tab', { name: 'Game' }).click();
  await legal(page).first().click();
  await page.getByTestId('report').filter({ hasText: 'Champion, level 12' }).waitFor();
  check(searches.filter((body) => body.level).pop().level === 12, 'another level was asked for');
  await page.reload();
  await page.getByRole('tab', { name: 'Settings' }).click();
  check((await level.inputValue()) === '12', 'not remembered');
  await page.getByText('White', { exact: true }).nth(1).click(); // the person takes white
  await page.waitForURL(/me=white/);
  check((await level.inputValue()) === '12', 'the opponent changed with the colour');
});

scenario('Othello: the textbook is an opponent too, and the only one on smaller boards', {}, async (page) => {
  const searches = asked(page, 'othello/search');
  const names = () => page.getByLabel('Evaluation').locator('option').allTextContents();
  await page.goto('/othello');
  await turn(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText('Textbook').click();
  check((await page.getByRole('slider').count()) === 0, 'the textbook has no levels');
  await page.getByLabel('Depth').selectOption('2');
  await page.waitForFunction(() => document.querySelectorAll('option').length > 11);
  check((await names()).includes('pattern'), await names());
  await page.getByLabel('Evaluation').selectOption('pattern');
  await legal(page).first().click();
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.locator('[data-ply="2"]').waitFor();
  await turn(page);
  const own = () => searches.filter((body) => body.deepen).pop();
  check(own().evaluation === 'pattern' && own().depth === 2 && !own().algorithm, JSON.stringify(own()));
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText('6 × 6').click();
  await turn(page);
  check((await page.getByText('Champion').count()) === 0, 'the champion knows 8x8 alone');
  check(!(await names()).includes('pattern'), await names());
  check((await page.getByLabel('Evaluation').inputValue()) === 'phased', 'the evaluation that is used is told');
  await legal(page).first().click();
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.locator('[data-ply="2"]').waitFor();
  check(own().evaluation === 'phased' && own().size === 6, JSON.stringify(own()));
});

scenario('Othello: values on the board and the line of a move', {}, async (page) => {
  for (const size of [8, 6]) {
    await page.goto('/');
    await page.goto(`/othello#size=${size}`);
    await turn(page);
    await page.getByLabel('Show values').check();
    await page.locator('[role="grid"] .value').nth(3).waitFor();
    await page.locator('[data-legal="true"]').first().hover();
    await page.locator('[role="grid"] .ghost').first().waitFor();
  }
});

/** Returns whether an answer of the server has a value for that many moves, and for each that it names. */
const isValued = ({ values }, moves) => values.length === moves && values.every(({ value }) => value !== null);

scenario('Othello: values come at once and grow deeper, from one request for a position', {}, async (page) => {
  const requests = await unhurried(page, 'othello/values');
  const notes = [];
  await page.exposeFunction('noted', (text) => notes.push(Number(/depth (\d+)/.exec(text)?.[1])));
  await page.goto('/othello#mode=people&moves=f5d6c3');
  await turn(page);
  await page.evaluate(() => {
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid="values-note"]')?.textContent ?? '';
      if (text && text !== last) void window.noted(text);
      last = text;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByLabel('Show values').check();
  const note = page.getByTestId('values-note');
  await until(page, () => notes.length > 3);
  check(requests.length === 1, `${requests.length} requests for one position`);
  const [first] = requests;
  const { algorithm, time_ms, depth } = first.body;
  check(algorithm === 'champion' && time_ms === 2000 && depth === undefined, JSON.stringify(first.body));
  const moves = await legal(page).count();
  check(first.partials.every((answer) => isValued(answer, moves)), 'a move without a value');
  check(notes.every((shown, at) => at === 0 || shown > notes[at - 1]), `depths shown: ${notes}`);
  await legal(page).first().click();
  await until(page, () => requests.length > 1 && requests[1].partials.length > 0 && first.last);
  check(first.cancelled && first.last.kind === 'stopped', 'the old position is searched no more');
  check(requests[1].body.moves.length === 4, 'the new position is asked for');
  await note.filter({ hasText: /depth ([4-9]|[1-9]\d)/ }).waitFor();
  await page.getByLabel('Show values').uncheck();
  await until(page, () => requests[1].last);
  check(requests.length === 2 && requests[1].cancelled, 'values are searched that nobody looks at');
  check((await page.locator('[role="grid"] .value').count()) === 0, 'values that were hidden came back');
});

scenario('Othello: near the end every move has a value before the first is proven', {}, async (page) => {
  const requests = await unhurried(page, 'othello/values');
  const start = 'O-O------OO----XXXOOOOXX-XOOXXOXXXXXOXXX-XOXXOOX--XOOOO--XXXXXX- X'; // 18 empty squares
  await page.goto(`/othello#mode=people&start=${encodeURIComponent(start)}`);
  await turn(page);
  await page.getByLabel('Show values').check();
  await page.getByTestId('values-note').filter({ hasText: 'proven to the end of the game' }).waitFor();
  await until(page, () => requests[0].last);
  const [{ partials, last }, ...more] = requests;
  check(more.length === 0 && last.complete, `${more.length} more requests; complete: ${last.complete}`);
  const { values } = partials[0];
  check(isValued(partials[0], 8) && !values.every(({ exhaustive }) => exhaustive), JSON.stringify(values));
  check(last.values.every(({ exhaustive }) => exhaustive), 'a move is not proven');
  check((await page.locator('[role="grid"] .value').count()) === 8, 'a move without a value on the board');
});

scenario('Othello: the end is played and valued perfectly', { settings: { othelloLevel: 16 } }, async (page) => {
  // Black wins by 38 with f8 and no other move; the person passes the move to the computer by taking white. Eleven empty squares
  // are proven in a millisecond, so that the time for the values is enough on any machine.
  const start = 'OOXXXXXXXOXXXXXXOOXOXOXXOOXXOXXXOOXOXOXX-O-OOOOXXOOOO--X-X------ X';
  await page.goto(`/othello#mode=people&start=${encodeURIComponent(start)}`);
  await page.getByLabel('Show values').check();
  // Until every move is proven, several may look equally good; then one does.
  await page.getByTestId('values-note').filter({ hasText: 'proven to the end of the game' }).waitFor();
  const best = await page.locator('[role="grid"] .value.best').allTextContents();
  check(best.join() === '★+38', `the best moves are ${best}`);
  await page.goto('/');
  await page.goto(`/othello#me=white&moves=f8&at=0&start=${encodeURIComponent(start)}`);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByTestId('report').filter({ hasText: 'proven to the end of the game' }).waitFor();
  check((await page.locator('[data-ply="1"]').textContent()).includes('f8'), 'another move was made');
});

scenario('Othello: evaluation graph and states checked', quick, async (page) => {
  await page.goto('/othello');
  await turn(page);
  await legal(page).first().click();
  await page.getByTestId('report').waitFor();
  await page.waitForFunction(() => (document.querySelector('path.curve')?.getAttribute('d') ?? '').includes('L'));
});

scenario('tic-tac-toe: value and remoteness of every move', {}, async (page) => {
  await page.goto('/games#game=tictactoe&mode=people');
  await page.getByLabel('Show values').check();
  await page.locator('.worth.draw').nth(8).waitFor();
  check((await page.locator('.worth').first().textContent()).includes('■'), 'values differ in shape too');
});

scenario('a game that takes long is solved in the background, and its values come by themselves', {}, async (page) => {
  // The first answers with values are held back as they would be while the game is being solved, however fast this machine is.
  let held = 3;
  await page.routeWebSocket(/api\/live/, (socket) => {
    const server = socket.connectToServer();
    const asking = new Set();
    socket.onMessage((message) => {
      const { id, request, body } = JSON.parse(String(message));
      if (request === 'grid/position' && body.values) asking.add(id);
      server.send(message);
    });
    server.onMessage((message) => {
      const frame = JSON.parse(String(message));
      if (frame.result && asking.has(frame.id) && held > 0) {
        held -= 1;
        const solving = { share: 0.25, positions: 1234, seconds: 2, seconds_left: 6, waiting: held === 2 };
        const legal = frame.result.legal.map(({ move, cell, letter }) => ({ move, cell, letter }));
        socket.send(JSON.stringify({ ...frame, result: { ...frame.result, legal, value: null, remoteness: null, solved: false, solving } }));
      } else {
        socket.send(message);
      }
    });
  });
  await page.goto('/games#game=connect-four-4x5&mode=people');
  await turn(page);
  const notes = [];
  await page.exposeFunction('noted', (text) => notes.push(text));
  await page.evaluate(() => {
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid="note"]')?.textContent ?? '';
      if (text && text !== last) void window.noted(text);
      last = text;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByLabel('Show values').check();
  await page.locator('.worth').nth(3).waitFor();
  await page.getByTestId('note').filter({ hasText: 'draw in 20 plies for MAX' }).waitFor();
  await page.getByTestId('legend').filter({ hasText: 'number: plies to the end' }).waitFor();
  check(notes.some((note) => note.startsWith('Will be solved')), notes.join(' | '));
  check(notes.some((note) => note.startsWith('Being solved: 25 %, 1,234 positions, about 6 s left')), notes.join(' | '));
  check(!notes.some((note) => note.includes('Too large')), notes.join(' | '));
});

scenario('a game that is really too large says so', {}, async (page) => {
  await page.goto('/games#game=order-and-chaos&mode=people');
  await turn(page);
  await page.getByLabel('Show values').check();
  await page.getByTestId('note').filter({ hasText: 'Too large to be solved completely' }).waitFor();
});

scenario('own rules are checked and played', {}, async (page) => {
  await page.goto('/games');
  await page.getByRole('button', { name: 'Own rules' }).click();
  const field = page.getByLabel('Rule file');
  const good = await field.inputValue();
  await field.fill(good.replace('rows    = 4', 'rows    = "many"'));
  await page.getByRole('button', { name: 'Check and play' }).click();
  await page.getByTestId('error').waitFor();
  check(/Line 2/.test(await page.getByTestId('error').textContent()), 'the error names its line');
  await field.fill(good);
  await page.getByRole('button', { name: 'Check and play' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role="gridcell"]').length === 12);
  await playOut(page);
});

scenario('Othello goes on from where the computer has the move', quick, async (page) => {
  await page.goto('/othello#me=white');
  await page.locator('[data-ply="1"]').waitFor();
  await turn(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.locator('[data-ply="1"][aria-current="step"]').waitFor();
  await page.goto('/');
  await page.goto('/othello#moves=f5d6c3&at=1');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.locator('[data-ply="2"][aria-current="step"]').waitFor();
});

scenario('a wrong letter plays nothing, the space bar plays once', {}, async (page) => {
  await page.goto('/games#game=tictactoe&mode=people');
  await turn(page);
  await page.locator('[data-index="4"]').focus();
  await page.keyboard.press('q');
  await page.keyboard.press('Space');
  await page.locator('[data-ply="1"]').waitFor();
  await turn(page);
  check((await moveCount(page)) === 1, 'one key, one move');
});

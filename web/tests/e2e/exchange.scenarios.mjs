// The way in and out of a game: links, files, notations, the editor.
import { readFile } from 'node:fs/promises';
import { check, openPage, scenario } from './harness.mjs';
import { legal, turn, until } from './steps.mjs';

const tab = (page, name) => page.getByRole('tab', { name }).click();

scenario('a shared link opens in a fresh browser', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, { browser, address }) => {
  await page.goto('/othello#mode=people');
  for (let move = 1; move <= 3; move += 1) {
    await turn(page);
    await legal(page).nth(1).click();
    await page.locator(`[data-ply="${move}"]`).waitFor();
  }
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('The link is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  check(link.startsWith(`${address}/othello#`), link);
  const board = (on) => on.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join());
  const fresh = await openPage(browser, address);
  await fresh.goto(link);
  await fresh.locator('[data-ply="3"]').waitFor();
  await turn(fresh);
  check((await board(fresh)) === (await board(page)), 'another board');
  await fresh.context().close();
});

scenario('links of games and puzzles hold their state', {}, async (page) => {
  await page.goto('/games#game=tictactoe&mode=people&moves=0.0.X-1.1.O');
  await page.locator('[data-ply="2"]').waitFor();
  await page.locator('[data-index="4"]', { hasText: 'O' }).waitFor();
  await page.goto('/puzzles#size=2x3&moves=plain&start=1+2+0+4+5+3');
  await page.locator('[data-board="1 2 0 4 5 3"]').waitFor();
});

scenario('paste of a transcript, and of a bad one', {}, async (page) => {
  await page.goto('/othello#mode=people');
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Paste' }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('f5d6z9');
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByTestId('error').waitFor();
  check(/column \d+/.test(await page.getByTestId('error').textContent()), 'the error names the place');
  await field.fill('f5d6c3d3c4');
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await tab(page, 'Game');
  await page.locator('[data-ply="5"][aria-current="step"]').waitFor();
});

scenario('of two boards that a paste may mean, the one that it fits better complains', {}, async (page) => {
  await page.goto('/othello#size=4&mode=people');
  await turn(page);
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('f5d6 a1');
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByTestId('error').filter({ hasText: 'column 6' }).waitFor();
});

scenario('links that cannot be say what is wrong', {}, async (page) => {
  for (const [link, words] of [['games#game=nosuch', 'nosuch'], ['games#game=cse&moves=9.9.C', 'Move 1'], ['othello#start=zz', 'Line 1'], ['puzzles#start=1+1+2', 'twice'], ['puzzles#size=2x2&goal=1+2', 'Line 1']]) {
    await page.goto('/');
    await page.goto(`/${link}`);
    await page.getByTestId('error').filter({ hasText: words }).waitFor();
    check((await page.getByRole('button', { name: 'Try again' }).count()) === 0, `${link}: it would be refused again`);
  }
});

scenario('a link with a value that cannot be shows a board, and stays in the address', {}, async (page) => {
  for (const [link, words, cells] of [
    ['othello#size=5&moves=f5', 'size=5', 64],
    ['othello#mode=robots&size=6', 'mode=robots', 36],
    ['games#game=nosuch&moves=0.0.X', 'nosuch', 9],
    ['games#game=cse&depth=-3', 'depth=-3', 9],
  ]) {
    await page.goto('/');
    await page.goto(`/${link}`);
    await page.getByTestId('error').filter({ hasText: words }).waitFor();
    await page.waitForFunction((count) => document.querySelectorAll('[role="gridcell"]').length === count, cells);
    check(page.url().endsWith(link), `${link}: the address became ${page.url()}`);
    check((await page.getByRole('button', { name: 'Try again' }).count()) === 0, `${link}: it would be refused again`);
  }
});

scenario('the number of a start, and the level of each computer, outlive a reload', {}, async (page) => {
  await page.goto('/games#game=cse&mode=people');
  await turn(page);
  await page.waitForURL(/seed=/);
  await tab(page, 'Settings');
  const number = await page.getByLabel('Start no.').inputValue();
  check(page.url().includes(`seed=${number}`), `${number} is not in ${page.url()}`);
  await page.reload();
  await tab(page, 'Settings');
  check((await page.getByLabel('Start no.').inputValue()) === number, 'another number after a reload');
  await page.goto('/');
  await page.goto('/games#game=cse&mode=people&start=____S____');
  await turn(page);
  await tab(page, 'Settings');
  check((await page.getByLabel('Start no.').inputValue()) === '', 'a number for a start that came without one');
  await page.goto('/othello#mode=engines&moves=f5');
  await tab(page, 'Settings');
  await page.getByRole('slider', { name: 'Level, Black' }).fill('3');
  await page.getByRole('slider', { name: 'Level, White' }).fill('12');
  await page.reload();
  await tab(page, 'Settings');
  const levels = await page.getByRole('slider').evaluateAll((sliders) => sliders.map((slider) => slider.value).join());
  check(levels === '3,12', `the levels became ${levels}`);
});

for (const [room, link, value] of [['othello', 'mode=people&moves=f5', '.value'], ['games', 'game=tictactoe&mode=people', '.worth']]) {
  scenario(`${room}: the switch of the values outlives a reload`, {}, async (page) => {
    await page.goto(`/${room}#${link}`);
    await turn(page);
    await page.getByLabel('Show values').check();
    await page.locator(value).first().waitFor();
    await page.reload();
    await page.locator(value).first().waitFor();
    check(await page.getByLabel('Show values').isChecked(), 'the values are shown, and the switch is off');
    await page.getByLabel('Show values').uncheck();
    await page.reload();
    await turn(page);
    check(!(await page.getByLabel('Show values').isChecked()), 'the switch is on again');
  });
}

scenario('position editor', {}, async (page) => {
  await page.goto('/othello#mode=people');
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Edit position' }).click();
  const square = (name) => page.getByTestId('editor').getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await square('a1').click();
  await page.getByText('White disc').click();
  await square('b1').click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('gridcell', { name: 'c1, legal move' }).click();
  await page.locator('[data-testid="status"][data-over="true"]').waitFor();
  check((await page.getByTestId('black').textContent()) === '3', 'b1 is flipped');
});

for (const late of [false, true]) {
  scenario(`the computer's answer leaves an edit alone, ${late ? 'after' : 'before'} it is played from`, {}, async (page) => {
    let hold = false;
    const held = [];
    await page.routeWebSocket(/api\/live/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => (hold ? held.push(() => socket.send(message)) : socket.send(message)));
    });
    await page.goto('/othello');
    await turn(page);
    hold = true;
    await legal(page).first().click();
    await page.getByText('The computer is thinking…').waitFor();
    await tab(page, 'Position');
    await page.getByRole('button', { name: 'Edit position' }).click();
    const square = (name) => page.getByTestId('editor').getByRole('gridcell', { name: new RegExp(`^${name},`) });
    await page.getByRole('button', { name: 'Clear the board' }).click();
    await square('a1').click();
    await page.getByText('White disc').click();
    await square('b1').click();
    const mover = page.getByRole('dialog').getByText('Black', { exact: true });
    const answer = async () => {
      await until(page, () => held.length > 0);
      hold = false;
      held.splice(0).forEach((send) => send());
    };
    if (!late) {
      await answer();
      await page.waitForFunction(() => ['black', 'white'].reduce((sum, side) => sum + Number(document.querySelector(`[data-testid="${side}"]`).textContent), 0) === 6);
    }
    const discs = await page.getByTestId('editor').getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).filter((label) => !label.includes('empty')).join());
    check(discs === 'a1, black,b1, white', `the edit became ${discs}`);
    await mover.click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('gridcell', { name: 'c1, legal move' }).waitFor();
    if (late) await answer();
    await page.waitForTimeout(300);
    await page.getByRole('gridcell', { name: 'c1, legal move' }).click();
    await page.locator('[data-testid="status"][data-over="true"]').waitFor();
    check((await page.getByTestId('black').textContent()) === '3', 'b1 is flipped, and nothing else stands on the board');
  });
}

scenario('a game in GGF is pasted, and written again', {}, async (page) => {
  await page.goto('/othello#mode=people');
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Paste' }).click();
  const game = '(;GM[Othello]PC[somewhere]PB[a]PW[b]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F6/0.5/1]B[D3];)';
  await page.getByRole('dialog').getByRole('textbox').fill(game);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Game (GGF)' }).click();
  await page.getByTestId('export').filter({ hasText: /^\(;GM\[Othello\].*B\[F5\]W\[F6\]B\[D3\];\)$/ }).waitFor();
});

scenario('export of moves and board', {}, async (page) => {
  await page.goto('/othello#mode=people&moves=f5d6');
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Moves' }).click();
  await page.getByTestId('export').filter({ hasText: /^f5d6$/i }).waitFor();
  await page.getByRole('button', { name: 'Board' }).click();
  await page.getByTestId('export').filter({ hasText: /^[-XO]{64} X$/ }).waitFor();
});

scenario('export in the middle of a game gives the whole game, and the board as it is shown', {}, async (page) => {
  await page.goto('/othello#mode=people&moves=f5d6c3&at=1');
  await turn(page);
  await tab(page, 'Position');
  const exported = async (name) => {
    await page.getByTestId('export').evaluateAll(([output]) => output?.setAttribute('data-old', output.textContent));
    await page.getByRole('button', { name }).click();
    await page.waitForFunction(() => {
      const output = document.querySelector('[data-testid="export"]');
      return output?.textContent && output.textContent !== output.getAttribute('data-old');
    });
    return page.getByTestId('export').textContent();
  };
  const moves = await exported('Moves');
  check(/^f5d6c3$/i.test(moves), `the moves became ${moves}`);
  const board = await exported('Board');
  check(board.replace(/[^XO-]/g, '').replaceAll('-', '').length === 6, `the board became ${board}`); // 5 discs and the mover
  const ggf = await exported('Game (GGF)');
  check(/B\[F5\]W\[D6\]B\[C3\];\)$/.test(ggf), `the game became ${ggf}`);
});

scenario('save and load', {}, async (page) => {
  await page.goto('/games#game=tictactoe&mode=people&moves=0.0.X-1.1.O');
  await page.locator('[data-ply="2"]').waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
  const text = await readFile(await saved.path(), 'utf8');
  check(JSON.parse(text).mitos === 'games', text);
  await page.goto('/games#game=cse');
  const load = async (content) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Load' }).click()]);
    await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await load('{"mitos":"othello"}');
  await page.getByText('not a file of this room').waitFor();
  await load(text);
  await page.locator('[data-ply="2"]').waitFor();
  await page.locator('[data-index="4"]', { hasText: 'O' }).waitFor();
});

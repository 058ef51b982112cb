import { check, scenario } from './harness.mjs';
import { asked, unhurried } from './steps.mjs';

const tray = (page) => page.getByTestId('tray');
const hard = '14+15+8+12+10+11+9+13+2+6+5+1+3+7+4+0';
const tab = (page, name) => page.getByRole('tab', { name }).click();

scenario('a puzzle is solved and animated', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=8+6+7+2+5+4+3+0+1');
  await page.locator('[data-board="8 6 7 2 5 4 3 0 1"]').waitFor();
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('found').filter({ hasText: '31 moves, optimal' }).waitFor();
  await page.getByRole('slider').fill('12');
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = await tray(page).getAttribute('data-board');
  await page.waitForTimeout(300);
  check((await tray(page).getAttribute('data-board')) === paused, 'it goes on while paused');
  await page.getByRole('button', { name: 'Forward' }).click();
  check((await tray(page).getAttribute('data-board')) !== paused, 'no step');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator(`[data-board="${paused}"]`).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('[data-board="1 2 3 4 5 6 7 8 0"]').waitFor();
  await page.getByText('Step 31 of 31').waitFor();
  await page.getByLabel('Algorithm').selectOption('greedy');
  await page.getByTestId('found').filter({ hasText: '31 moves, optimal' }).waitFor(); // what was found stays what it was
});

scenario('a 15-puzzle is left to the champion', {}, async (page) => {
  await unhurried(page, 'tiles/hint');
  await page.goto('/puzzles#size=4x4&moves=plain&start=13+6+8+12+15+14+0+10+11+7+4+5+9+1+3+2'); // the first of Korf's hundred
  await page.locator('[data-board^="13 6 8 12"]').waitFor();
  const algorithm = page.getByLabel('Algorithm');
  await page.waitForFunction(() => document.querySelector('option[value="champion"]') !== null);
  check((await algorithm.inputValue()) === 'champion', 'the champion is not chosen');
  check(await page.getByLabel('Heuristic').isDisabled(), 'it asks no heuristic');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('optimal').filter({ hasText: '57' }).waitFor();
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('found').filter({ hasText: '57 moves, optimal' }).waitFor();
});

scenario('a person solves a puzzle by click and key', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8');
  await page.locator('[data-board="1 2 3 4 5 6 0 7 8"]').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('optimal').filter({ hasText: '2' }).waitFor();
  await page.locator('[data-tile="7"]').click();
  await page.getByTestId('optimal').filter({ hasText: '1' }).waitFor();
  await page.locator('[data-tile="8"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-board="1 2 3 4 5 6 7 8 0"]').waitFor();
  await page.getByText('Solved in 2 moves').first().waitFor();
});

scenario('a half-solved puzzle survives a reload, with undo', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8');
  await page.locator('[data-board="1 2 3 4 5 6 0 7 8"]').waitFor();
  await page.locator('[data-tile="7"]').click();
  await page.locator('[data-tile="5"]').click();
  await page.waitForURL(/played=7-5/);
  await page.reload();
  await page.locator('[data-board="1 2 3 4 0 6 7 5 8"]').waitFor();
  check((await page.getByTestId('count').textContent()) === '2', 'the moves are counted on');
  await page.getByTestId('undo').click();
  await page.locator('[data-board="1 2 3 4 5 6 7 0 8"]').waitFor();
  await page.reload();
  await page.locator('[data-board="1 2 3 4 5 6 7 0 8"]').waitFor();
  await page.getByTestId('redo').click();
  await page.locator('[data-board="1 2 3 4 0 6 7 5 8"]').waitFor();
  await page.getByRole('button', { name: 'Scramble' }).click();
  await page.waitForURL((address) => !/played=/.test(address.hash));
  await page.goBack();
  await page.locator('[data-board="1 2 3 4 0 6 7 5 8"]').waitFor();
});

scenario('a half-solved puzzle is one step back after another size, move set and goal', {}, async (page) => {
  const errors = page.getByTestId('error');
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8');
  await page.locator('[data-board="1 2 3 4 5 6 0 7 8"]').waitFor();
  await page.locator('[data-tile="4"]').click();
  await page.waitForURL(/size=3x3.*played=4/);
  await tab(page, 'Settings');
  await page.getByLabel('Rows').selectOption('4');
  await page.waitForURL(/size=4x3/);
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 11);
  check((await page.getByLabel('Rows').inputValue()) === '4', 'the field shows another size');
  await page.goBack();
  await page.locator('[data-board="1 2 3 0 5 6 4 7 8"]').waitFor();
  await page.waitForURL(/size=3x3.*played=4/);
  check((await errors.count()) === 0, 'the link is damaged');
  await tab(page, 'Settings');
  for (const [choice, address] of [['King (diagonals too)', /moves=king.*played=4/], ['Spiral', /goal=spiral.*played=4/]]) {
    await page.getByText(choice).click();
    await page.waitForURL(address);
    await page.locator('[data-board="1 2 3 0 5 6 4 7 8"]').waitFor(); // the moves that were made stay
  }
  await page.goBack();
  await page.waitForURL(/moves=king(?!.*spiral)/);
  await page.goBack();
  await page.waitForURL(/moves=plain/);
  await page.locator('[data-board="1 2 3 0 5 6 4 7 8"]').waitFor();
});

scenario('a half-solved puzzle stays whole while the server is away', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8');
  await page.locator('[data-board="1 2 3 4 5 6 0 7 8"]').waitFor();
  await page.locator('[data-tile="4"]').click();
  await tab(page, 'Settings');
  await page.route('**/api/tiles/board', (route) => route.abort());
  await page.getByLabel('Rows').selectOption('4');
  await page.getByTestId('error').first().waitFor();
  await page.locator('[data-board="1 2 3 0 5 6 4 7 8"]').waitFor();
  await page.waitForFunction(() => document.querySelector('select').value === '3');
  await page.getByText('King (diagonals too)').click();
  check(await page.getByLabel('Plain').isChecked(), 'the moves that hold are not shown');
  check(/size=3x3&moves=plain.*played=4/.test(page.url()), page.url());
});

scenario('a half-solved puzzle is saved and loaded', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=king&start=1+2+3+4+0+6+7+8+5&goal=spiral&played=5-8');
  await page.locator('[data-board="1 2 3 4 5 6 7 0 8"]').waitFor();
  await tab(page, 'Settings');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
  const file = await saved.path();
  await page.goto('/puzzles#size=2x2');
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 3);
  await tab(page, 'Settings');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Load' }).click()]);
  await chooser.setFiles(file);
  await page.locator('[data-board="1 2 3 4 5 6 7 0 8"]').waitFor();
  check((await page.getByTestId('goal').locator('[data-cells]').getAttribute('data-cells')) === '6 5 4 7 0 3 8 1 2', 'the goal came along');
  await page.getByTestId('undo').click();
  await page.locator('[data-board="1 2 3 4 5 6 7 8 0"]').waitFor();
});

scenario('a damaged link of a puzzle shows what can be shown', {}, async (page) => {
  const damaged = 'size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8&played=7-5-9-4';
  await page.goto(`/puzzles#${damaged}`);
  await page.locator('[data-board="1 2 3 4 0 6 7 5 8"]').waitFor();
  const error = page.getByTestId('error');
  await error.filter({ hasText: 'Move 3 of the link, “9”' }).waitFor();
  check(page.url().endsWith(damaged), `the link is gone: ${page.url()}`);
  await page.goto('/');
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+7&goal=spiral');
  await error.filter({ hasText: 'tile 7 stands twice' }).waitFor();
  await page.locator('[data-board="6 5 4 7 0 3 8 1 2"]').waitFor();
  await page.goto('/');
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8&goal=1+2+2');
  await error.filter({ hasText: /twice|ends after/ }).waitFor();
  await page.locator('[data-board="1 2 3 4 5 6 0 7 8"]').waitFor();
});

for (const [name, how] of [['', {}], [' on a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }]]) {
  scenario(`the goal is seen beside the board${name}`, how, async (page) => {
    await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8&goal=spiral');
    const goal = page.getByTestId('goal').locator('[data-cells="6 5 4 7 0 3 8 1 2"]');
    await goal.waitFor();
    const box = await goal.boundingBox();
    check(box.width >= 40 && box.y + box.height < (await page.viewportSize()).height, `not to be seen: ${JSON.stringify(box)}`);
    await page.getByTestId('goal').click();
    const large = await page.getByRole('dialog').locator('[data-cells="6 5 4 7 0 3 8 1 2"]').boundingBox();
    check(large.width > 200, 'not any larger');
  });
}

scenario('a comparison takes the board that was solved, tells both times and its scale', {}, async (page) => {
  const compared = asked(page, 'tiles/compare');
  await page.goto('/puzzles#size=3x3&moves=plain&start=8+6+7+2+5+4+3+0+1');
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('found').filter({ hasText: '31 moves, optimal' }).waitFor();
  await page.getByText(/Step [3-9] of 31/).waitFor();
  await tab(page, 'Compare');
  await page.getByRole('button', { name: 'Compare the methods' }).click();
  await page.getByTestId('compared').waitFor();
  check(compared.length === 1 && compared[0].start === '8 6 7 2 5 4 3 0 1', JSON.stringify(compared));
  await page.getByRole('img', { name: 'Compared on 8 6 7 / 2 5 4 / 3 blank 1' }).waitFor();
  const exact = page.getByTestId('compared').locator('tr', { hasText: 'astar:exact' });
  check(/^<?[\d.]+\+ <?[\d.]+$/.test((await exact.locator('td').last().textContent()).trim()), 'the time of the table is told');
  check(!(await page.getByTestId('compared').locator('tr', { hasText: 'ucs' }).locator('td').last().textContent()).includes('+'), 'ucs has no table');
  await page.getByTestId('table-note').waitFor();
  await page.getByText('States expanded, logarithmic scale').waitFor();
  const ticks = await page.getByTestId('axis').locator('span').allTextContents();
  check(ticks[0] === '1' && ticks.length > 2 && ticks.every((tick) => /^10*$/.test(tick.replaceAll(',', ''))), ticks.join());
});

scenario('a tile is dragged, diagonally too', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=king&start=1+2+3+4+0+6+7+8+5');
  await page.locator('[data-board="1 2 3 4 0 6 7 8 5"]').waitFor();
  const box = await page.locator('[data-tile="5"]').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - box.width / 2, box.y - box.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.locator('[data-board="1 2 3 4 5 6 7 8 0"]').waitFor();
});

scenario('methods side by side', {}, async (page) => {
  // So near the goal that no method looks at the clock before it is done.
  await page.goto('/puzzles#size=3x3&moves=king&start=6+5+4+7+3+0+1+8+2&goal=spiral');
  await tab(page, 'Compare');
  await page.getByRole('button', { name: 'Compare the methods' }).click();
  const rows = page.getByTestId('compared').locator('tbody tr:not(.bar)');
  await rows.nth(1).waitFor();
  const costs = await rows.evaluateAll((list) => list.filter((row) => /ucs|astar/.test(row.textContent)).map((row) => row.children[1].textContent));
  check(costs.length >= 2 && new Set(costs).size === 1, `optimal methods disagree: ${costs}`);
});

scenario('an unsolvable board is said so', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=2+1+3+4+5+6+7+8+0');
  await page.getByTestId('unsolvable').waitFor();
  await tab(page, 'Settings');
  await page.getByText('King (diagonals too)').click();
  await page.getByTestId('unsolvable').waitFor({ state: 'detached' });
});

scenario('typing a board, a wrong one first', {}, async (page) => {
  await page.goto('/puzzles#size=2x2&moves=plain');
  await tab(page, 'Settings');
  await page.getByRole('button', { name: 'Type a board' }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('1 1 2 0');
  await page.getByRole('button', { name: 'Take' }).click();
  await page.getByRole('dialog').getByTestId('error').waitFor();
  await field.fill('1 2 / 0 3');
  await page.getByRole('button', { name: 'Take' }).click();
  await page.locator('[data-board="1 2 0 3"]').waitFor();
});

scenario('a board that was typed is one step back after another size', {}, async (page) => {
  await page.goto('/puzzles#size=2x2&moves=plain');
  await tab(page, 'Settings');
  await page.getByRole('button', { name: 'Type a board' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('3 1 2 0');
  await page.getByRole('button', { name: 'Take' }).click();
  await page.waitForURL(/start=3\+1\+2\+0/);
  await page.getByLabel('Rows').selectOption('3');
  await page.waitForURL(/size=3x2/);
  await page.goBack();
  await page.locator('[data-board="3 1 2 0"]').waitFor();
});

scenario('a long search shows progress and can be stopped', {}, async (page) => {
  await page.goto(`/puzzles#size=4x4&moves=plain&start=${hard}`);
  await page.getByLabel('Algorithm').selectOption('ucs');
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByText(/Searching: [1-9]/).waitFor();
  check((await page.evaluate(() => document.activeElement.textContent.trim())) === 'Stop', 'the focus stays on the button');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped', { exact: true }).waitFor();
});

scenario('a comparison that is stopped says so in its own place', {}, async (page) => {
  await page.goto(`/puzzles#size=4x4&moves=plain&start=${hard}`);
  await tab(page, 'Compare');
  await page.getByLabel('ucs').check();
  await page.getByRole('button', { name: 'Compare the methods' }).click();
  await page.getByText(/Comparing: [1-9]/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByTestId('compare-failed').filter({ hasText: 'Stopped' }).waitFor();
  await tab(page, 'Solve');
  await page.getByRole('button', { name: 'Find a solution' }).waitFor();
  check((await page.getByText('Stopped', { exact: true }).count()) === 0, 'no solution was stopped');
});

scenario('a hint that takes long can be waited for or stopped', {}, async (page) => {
  let hold = true;
  const held = [];
  await page.routeWebSocket(/api\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => (hold ? held.push(() => server.send(message)) : server.send(message)));
  });
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8');
  await page.locator('[data-board="1 2 3 4 5 6 0 7 8"]').waitFor();
  const said = page.getByTestId('hint');
  await page.getByRole('button', { name: 'Hint' }).click();
  await said.filter({ hasText: 'Looking for a good move' }).waitFor();
  const stop = page.locator('.actions [aria-busy="true"]');
  check((await stop.textContent()).includes('Stop'), 'the button stops it');
  await stop.click();
  await said.filter({ hasText: 'stopped' }).waitFor();
  check((await page.locator('.actions [aria-busy="true"]').count()) === 0, 'nobody waits any more');
  await page.getByRole('button', { name: 'Hint' }).click();
  await said.filter({ hasText: 'Looking for a good move' }).waitFor();
  hold = false;
  held.splice(0).forEach((send) => send());
  await said.filter({ hasText: 'Move tile 7' }).waitFor();
  await page.locator('.tile.hint[data-tile="7"]').waitFor();
});

scenario('a hint that is not found in time is said', {}, async (page) => {
  await page.routeWebSocket(/api\/live/, (socket) => socket.onMessage((message) => {
    const { id } = JSON.parse(String(message));
    if (id) socket.send(JSON.stringify({ id, result: { next: null, tile: null, cost: null, reason: 'time' } }));
  }));
  await page.goto(`/puzzles#size=4x4&moves=plain&start=${hard}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('hint').filter({ hasText: 'No hint was found in time' }).waitFor();
});

scenario('a picture of one’s own, kept over a reload', {}, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=1+2+3+4+5+6+0+7+8');
  await tab(page, 'Settings');
  const face = page.getByLabel('Face');
  const choose = async (file, open = () => face.selectOption('own')) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
    await chooser.setFiles(file);
  };
  await choose({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await page.getByText('not a picture that can be shown').waitFor();
  check((await face.inputValue()) === 'numbers', 'what was refused is not chosen');
  // Nine fields of one colour each: every tile must show its own.
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 90;
    const brush = canvas.getContext('2d');
    for (let cell = 0; cell < 9; cell += 1) {
      brush.fillStyle = `rgb(${cell * 28} 40 ${255 - cell * 28})`;
      brush.fillRect((cell % 3) * 30, Math.floor(cell / 3) * 30, 30, 30);
    }
    return canvas.toDataURL('image/png').split(',')[1];
  });
  await choose({ name: 'nine.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const colours = async () => {
    await page.locator('.tile.picture').nth(7).waitFor();
    const shot = (await tray(page).screenshot()).toString('base64');
    return page.evaluate(async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d');
      brush.drawImage(image, 0, 0);
      return [1, 2, 3, 4, 5, 6, 0, 7, 8].map((tile, at) => ({ tile, red: brush.getImageData(((at % 3) + 0.5) * image.width / 3, (Math.floor(at / 3) + 0.6) * image.height / 3, 1, 1).data[0] }));
    }, shot);
  };
  const right = (list) => list.every(({ tile, red }) => tile === 0 || Math.abs(red - (tile - 1) * 28) < 14);
  check(right(await colours()), `the tiles show ${JSON.stringify(await colours())}`);
  await page.reload();
  check(right(await colours()), 'not there after a reload');
  await tab(page, 'Settings');
  check((await face.inputValue()) === 'own', 'the choice is not told');
  await face.selectOption('numbers');
  await page.waitForFunction(() => document.querySelectorAll('.tile.picture').length === 0);
  await face.selectOption('own'); // without asking for the file again
  await page.locator('.tile.picture').first().waitFor();
  await choose({ name: 'nine.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }, () => page.getByRole('button', { name: 'Another picture' }).click());
});

scenario('a goal of one’s own, a wrong one first', {}, async (page) => {
  await page.goto('/puzzles#size=2x2&moves=king&start=1+2+3+0');
  await tab(page, 'Settings');
  const own = page.getByRole('radio', { name: 'Own' });
  await page.getByText('Own', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  check(!(await own.isChecked()), 'given up, yet chosen');
  await page.getByText('Own', { exact: true }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('1 2');
  await page.getByRole('button', { name: 'Take' }).click();
  await page.getByRole('dialog').getByTestId('error').waitFor();
  await field.fill('0 1 / 2 3');
  await page.getByRole('button', { name: 'Take' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  check(await own.isChecked(), 'not chosen');
  check(/goal=0\+1\+2\+3/.test(page.url()), page.url());
  await page.getByRole('button', { name: 'Change the goal' }).click();
  check((await field.inputValue()) === '0 1 2 3', 'the goal is there to be changed');
});

scenario('sizes, pictures and scramble', {}, async (page) => {
  await page.goto('/puzzles');
  await tab(page, 'Settings');
  await page.getByLabel('Rows').selectOption('4');
  await page.getByLabel('Columns').selectOption('5');
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 19);
  await page.getByLabel('Face').selectOption('sea');
  await page.locator('.tile.picture').first().waitFor();
  const before = await tray(page).getAttribute('data-board');
  await page.getByRole('button', { name: 'Scramble' }).click();
  await page.waitForFunction((board) => document.querySelector('[data-testid="tray"]').dataset.board !== board, before);
});

scenario('a move by hand gives up the search, a hard board has a hint', {}, async (page) => {
  await unhurried(page, 'tiles/hint');
  await page.goto(`/puzzles#size=4x4&moves=plain&start=${hard}`);
  await page.getByLabel('Algorithm').selectOption('ucs');
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByText(/Searching: [1-9]/).waitFor();
  await page.locator('[data-tile="4"]').click();
  await page.getByRole('button', { name: 'Find a solution' }).waitFor();
  check((await page.getByText('Stopped', { exact: true }).count()) === 0, 'nobody stopped it');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.tile.hint').waitFor();
});

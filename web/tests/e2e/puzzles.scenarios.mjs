import { check, scenario } from './harness.mjs';

const tray = (page) => page.getByTestId('tray');
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
  await page.goto('/puzzles#size=3x3&moves=king&start=1+2+3+4+0+6+7+8+5&goal=spiral');
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

scenario('a long search shows progress and can be stopped', {}, async (page) => {
  await page.goto('/puzzles#size=4x4&moves=plain&start=14+15+8+12+10+11+9+13+2+6+5+1+3+7+4+0');
  await page.getByLabel('Algorithm').selectOption('ucs');
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByText(/Searching: [1-9]/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped', { exact: true }).waitFor();
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
  await page.goto('/puzzles#size=4x4&moves=plain&start=14+15+8+12+10+11+9+13+2+6+5+1+3+7+4+0');
  await page.getByLabel('Algorithm').selectOption('ucs');
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByText(/Searching: [1-9]/).waitFor();
  await page.locator('[data-tile="4"]').click();
  await page.getByRole('button', { name: 'Find a solution' }).waitFor();
  check((await page.getByText('Stopped', { exact: true }).count()) === 0, 'nobody stopped it');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.tile.hint').waitFor();
});

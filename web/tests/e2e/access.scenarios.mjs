// For everyone: both languages, keyboard alone, small screens, the axe checker.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { check, scenario } from './harness.mjs';
import { noSidewaysScroll, status, turn } from './steps.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rooms = ['', 'othello', 'games#game=cse', 'puzzles'];
const settled = (page) => page.waitForFunction(() => document.querySelector('.hero') || document.querySelector('[role="gridcell"], [data-tile]'));

scenario('Greek by the browser, English by choice, remembered', { locale: 'el-GR' }, async (page) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Ακολουθήστε το νήμα.' }).waitFor();
  check((await page.evaluate(() => document.documentElement.lang)) === 'el', 'lang of the page');
  await page.getByRole('link', { name: 'Οθέλλο' }).first().click();
  await page.getByText('Η σειρά σας').waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('Your turn').waitFor();
  await page.reload();
  await page.getByText('Your turn').waitFor();
});

scenario('Greek reaches the server', { locale: 'el-GR' }, async (page) => {
  await page.goto('/games#game=tictactoe');
  await page.getByRole('tab', { name: 'Κανόνες' }).click();
  await page.getByTestId('rules').filter({ hasText: /[α-ω]{3}/ }).waitFor();
});

scenario('games are called by their Greek names', { locale: 'el-GR' }, async (page) => {
  await page.goto('/games#game=tictactoe');
  await page.getByRole('grid', { name: 'Ταμπλό: Τρίλιζα' }).waitFor();
  const chosen = () => page.getByTestId('picker').evaluate((select) => select.selectedOptions[0].textContent);
  check((await chosen()) === 'Τρίλιζα', await chosen());
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('grid', { name: 'Board of Tic-tac-toe' }).waitFor();
  check((await chosen()) === 'Tic-tac-toe', await chosen());
});

scenario('keyboard alone: from the start page to a move', {}, async (page) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  check((await page.evaluate(() => document.activeElement.textContent)) === 'Skip to content', 'the skip link comes first');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement.getAttribute('href'))) === '/othello') break;
  }
  await page.keyboard.press('Enter');
  await turn(page);
  for (let press = 0; press < 15; press += 1) {
    if (await page.evaluate(() => document.activeElement.getAttribute('role') === 'gridcell')) break;
    await page.keyboard.press('Tab');
  }
  check((await page.evaluate(() => document.activeElement.getAttribute('role'))) === 'gridcell', 'the board cannot be reached');
  const label = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  check((await label()) === 'd3, legal move', `at ${await label()}`);
  await page.keyboard.press('Enter');
  await page.locator('[data-ply="2"]').waitFor();
  check(/White/.test(await page.getByTestId('spoken').textContent()), 'the answer is announced');
});

scenario('keyboard alone: the level of the champion', {}, async (page) => {
  await page.goto('/othello');
  await turn(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const level = page.getByRole('slider', { name: 'Level' });
  await level.focus();
  await page.keyboard.press('End');
  check((await level.inputValue()) === '20', `level ${await level.inputValue()}`);
  await page.keyboard.press('ArrowLeft');
  const spoken = await level.getAttribute('aria-valuetext');
  check(/^19, \S/.test(spoken), `a screen reader hears ${spoken}`);
  check(spoken.endsWith(await page.getByTestId('level-words').textContent()), 'and everyone reads the same');
});

scenario('the levels are told in Greek too', { locale: 'el-GR' }, async (page) => {
  await page.goto('/othello');
  await page.getByRole('tab', { name: 'Ρυθμίσεις' }).click();
  await page.getByRole('slider', { name: 'Επίπεδο' }).fill('1');
  await page.getByTestId('level-words').filter({ hasText: 'αρχάριος' }).waitFor();
});

scenario('phone screen without sideways scrolling', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
  for (const language of ['en', 'el']) {
    for (const room of rooms) {
      await page.goto('/');
      await page.evaluate((chosen) => localStorage.setItem('mitos.settings', JSON.stringify({ language: chosen })), language);
      await page.goto(`/${room}`);
      await page.reload();
      await settled(page);
      await noSidewaysScroll(page, `${room} ${language}`);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap();
        await noSidewaysScroll(page, `${room} ${language} ${await tab.textContent()}`);
      }
    }
  }
  const targets = async (where) => {
    const small = await page.evaluate(() => [...document.querySelectorAll('button:not([role="gridcell"]), select, input[type="range"], nav a')]
      .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height < 39.5).map((element) => element.textContent.trim() || element.outerHTML));
    check(small.length === 0, `small targets: ${where}: ${small}`);
  };
  await page.goto('/othello');
  await turn(page);
  await page.locator('[data-legal="true"]').first().tap();
  await page.locator('[data-ply="1"]').waitFor();
  await targets('game');
  await page.goto('/');
  await page.goto('/othello#mode=engines&moves=f5');
  await page.getByRole('tab').nth(1).tap();
  await page.getByRole('slider').nth(1).waitFor();
  await noSidewaysScroll(page, 'two computers');
  await targets('two computers');
});

for (const colorScheme of ['light', 'dark']) {
  for (const room of rooms) {
    scenario(`axe finds nothing serious: /${room} ${colorScheme}`, { colorScheme }, async (page) => {
      await page.goto(`/${room}`);
      await settled(page);
      const look = async (where) => {
        await page.evaluate(axe);
        const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
        const serious = found.violations.filter((violation) => ['serious', 'critical'].includes(violation.impact));
        check(serious.length === 0, `${where}: ${serious.map((violation) => `${violation.id}: ${violation.nodes.slice(0, 2).map((node) => node.html.slice(0, 140)).join(' ')}`).join('; ')}`);
      };
      await look('first');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await look(await tab.textContent());
      }
      if (room.startsWith('games') || room === 'othello') {
        await page.getByRole('tab').first().click();
        await page.getByRole('switch').check();
        await page.locator('.worth, .value').first().waitFor();
        await look('values');
      }
    });
  }
}

scenario('nothing is cut off on a tablet', { viewport: { width: 768, height: 1024 } }, async (page) => {
  await page.goto('/puzzles#size=3x3&moves=plain&start=8+0+6+5+4+7+2+3+1');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Compare the methods' }).click();
  const over = await page.getByRole('region', { name: 'Compare' }).evaluate((region) => region.scrollWidth - region.clientWidth);
  check(over <= 0, `the table is ${over} px too wide`);
});

scenario('theme is switched and remembered', { colorScheme: 'light' }, async (page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme: automatic' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
  await page.reload();
  check((await page.evaluate(() => document.documentElement.dataset.theme)) === 'dark', 'not remembered');
});

scenario('a page that does not exist says so', {}, async (page) => {
  await page.goto('/nowhere');
  await page.getByText('There is no such page.').waitFor();
  await page.goto('/othello#size=8&moves=a1');
  await page.getByTestId('error').waitFor();
  check((await status(page).count()) === 1, 'the room stays');
});

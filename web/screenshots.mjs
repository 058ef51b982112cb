// Makes the pictures of the documentation from a running server, so that they stay true:
//   node screenshots.mjs --mitos PATH [--out DIR]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPage, options, startBrowser, startServer } from './tests/e2e/harness.mjs';

const out = options.out ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../docs/images');
const game = 'f5d6c3d3c4f4c5b3e2c6b4a3b6e3d2f3c2b5a6a4a5a7e7c7';

const views = {
  home: { address: '/', ready: (page) => page.locator('.cards').waitFor() },
  othello: {
    address: `/othello#moves=${game}`,
    ready: async (page) => {
      // A move, so that the computer's answer and what it cost are in the picture too.
      await page.getByRole('gridcell', { name: /^g3, / }).click();
      await page.getByTestId('report').waitFor();
      await page.waitForFunction(() => document.querySelector('[role="grid"]')?.getAttribute('aria-busy') === 'false');
      await page.getByRole('switch').check();
      await page.locator('.value').first().waitFor();
      await page.waitForTimeout(2500); // until the values have grown as deep as they grow
      await page.waitForFunction(() => (document.querySelector('path.curve')?.getAttribute('d') ?? '').split('L').length > 15);
      await page.locator('.value').nth(2).hover();
    },
  },
  games: {
    address: '/games#game=cse&start=___S_____&moves=0.1.C-2.1.E&mode=people',
    ready: async (page) => {
      await page.getByRole('switch').check();
      await page.locator('.worth').first().waitFor();
    },
  },
  puzzles: {
    address: '/puzzles#size=4x4&moves=plain&start=5+1+2+4+9+6+3+8+13+10+7+11+0+14+15+12',
    ready: async (page) => {
      await page.getByRole('button', { name: /Find a solution|Εύρεση λύσης/ }).click();
      await page.getByTestId('found').waitFor();
      await page.getByRole('button', { name: /Pause|Παύση/ }).click();
    },
  },
  compare: {
    address: '/puzzles#size=3x3&moves=plain&start=8+0+6+5+4+7+2+3+1',
    ready: async (page) => {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('button', { name: /Compare the|Σύγκριση των/ }).click();
      await page.getByTestId('compared').waitFor({ timeout: 30_000 });
    },
  },
};
const sizes = { 360: 740, 768: 1024, 1440: 900 };

const server = await startServer();
const browser = await startBrowser();
await mkdir(out, { recursive: true });
for (const [name, view] of Object.entries(views)) {
  if (options.only && !options.only.split(',').includes(name)) continue;
  for (const colorScheme of ['light', 'dark']) {
    for (const [width, height] of Object.entries(sizes)) {
      const language = name === 'home' && width === '768' ? 'el' : 'en';
      const page = await openPage(browser, server.address, { colorScheme, viewport: { width: Number(width), height }, settings: { language } });
      await page.goto(view.address);
      await view.ready(page);
      if (name !== 'othello') await page.mouse.move(0, 0);
      await page.waitForTimeout(700);
      const file = path.join(out, `web-${name}-${colorScheme}-${width}.png`);
      if (width === '360') await page.setViewportSize({ width: 360, height: await page.evaluate(() => document.documentElement.scrollHeight) });
      await page.screenshot({ path: file });
      console.log(path.basename(file));
      await page.context().close();
    }
  }
}
await browser.close();
await server.stop();

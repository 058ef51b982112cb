// node tests/e2e/measure.mjs --mitos PATH: prints the figures that the budget speaks of, exit code 1 beyond it.
//   first paint under 1 s, script at most 150 kB compressed in all, a move's answer shown within 0.3 s
import { gzipSync } from 'node:zlib';
import { openPage, startBrowser, startServer } from './harness.mjs';
import { legal, turn } from './steps.mjs';

const runs = 7;
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const server = await startServer();
const browser = await startBrowser();

const paints = { '/': [], '/othello': [], '/games': [], '/puzzles': [] };
const shifts = {};
const scripts = new Map();
for (const [room, list] of Object.entries(paints)) {
  for (let run = 0; run < runs; run += 1) {
    const page = await openPage(browser, server.address);
    page.on('response', async (response) => {
      if (/\.js(\?|$)/.test(response.url())) scripts.set(response.url(), gzipSync(await response.body()).length);
    });
    await page.goto(room);
    await page.waitForTimeout(400);
    const seen = await page.evaluate(() => new Promise((resolve) => {
      let shift = 0;
      new PerformanceObserver((entries) => entries.getEntries().forEach((entry) => { shift += entry.value; })).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve({ paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, shift }), 50);
    }));
    list.push(seen.paint);
    shifts[room] = Math.max(shifts[room] ?? 0, seen.shift);
    await page.context().close();
  }
}

const opponents = { 'the champion, level 5': {}, 'the textbook, depth 5': { othelloOpponent: 'textbook', othelloDepth: 5 } };
const replies = {};
for (const [opponent, settings] of Object.entries(opponents)) {
  const page = await openPage(browser, server.address, { settings });
  await page.goto('/othello');
  const list = (replies[opponent] = []);
  for (let move = 0; move < 8; move += 1) {
    if ((await turn(page)) !== 'move') break;
    list.push(await legal(page).first().evaluate((square) => new Promise((resolve) => {
      const count = document.querySelectorAll('[data-ply]').length;
      const began = performance.now();
      const watch = () => (document.querySelectorAll('[data-ply]').length >= count + 2 ? requestAnimationFrame(() => resolve(performance.now() - began)) : requestAnimationFrame(watch));
      square.click();
      watch();
    })));
  }
  await page.context().close();
}
await browser.close();
await server.stop();

const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
for (const [room, list] of Object.entries(paints)) console.log(`first paint ${room}: ${median(list).toFixed(0)} ms (median of ${runs}), layout shift ${shifts[room].toFixed(3)}`);
console.log(`script: ${(bytes / 1000).toFixed(1)} kB compressed in ${scripts.size} files`);
for (const [opponent, list] of Object.entries(replies)) console.log(`reply of ${opponent}: ${median(list).toFixed(0)} ms (median of ${list.length}), longest ${Math.max(...list).toFixed(0)} ms`);
const within = Object.values(paints).every((list) => median(list) < 1000) && bytes <= 150_000 && Object.values(replies).every((list) => median(list) < 300);
process.exit(within ? 0 : 1);

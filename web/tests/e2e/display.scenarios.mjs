// What the Othello room shows is true; Othello and puzzles can be seen on small screens.
import { check, scenario } from './harness.mjs';
import { noSidewaysScroll, turn } from './steps.mjs';

const worths = (page) =>
  page
    .locator('[role="gridcell"]:has(.value)')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.map((cell) => [cell.getAttribute('aria-label').slice(0, 2), cell.querySelector('.value').textContent]),
      ),
    );

for (const [size, moves, expected, best] of [
  [4, 'a2', { a1: '★+8', c1: '★−9', a3: '★−8' }, 'a1'],
  [
    6,
    'e4e5d5e3f5f6d2c5b3a2a3b2d6e2b4e6a1c2b1a4a5f3',
    { d1: '★−6', e1: '★+2', f1: '★+2', f2: '★−14', f4: '★+10', b5: '★−6' },
    'f4',
  ],
]) {
  scenario(`Othello ${size}x${size}: values are exact, and say so`, {}, async (page) => {
    await page.goto(`/othello#size=${size}&mode=people&moves=${moves}`);
    await turn(page);
    await page.getByLabel('Show values').check();
    await page
      .getByTestId('values-note')
      .filter({ hasText: 'proven to the end of the game; empty squares count for nobody' })
      .waitFor();
    const shown = await worths(page);
    for (const [move, worth] of Object.entries(expected))
      check(shown[move] === worth, `${move} is shown as ${shown[move]}`);
    const marked = await page
      .locator('[role="gridcell"]:has(.value.best)')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label').slice(0, 2)));
    check(marked.join() === best, `${marked} is recommended`);
  });
}

scenario('Othello: the graph has an axis in discs, and tells proven from likely', {}, async (page) => {
  // Black wins by 38 with a7; all that follows is proven.
  const start = 'OOXXXXXXXOXXXXXXOOXOXOOXOOXXOOXXOOXOOOXX-O-OOOOX--O-O--X-------- X';
  await page.goto(`/othello#mode=people&moves=a7&start=${encodeURIComponent(start)}`);
  await page.locator('path.proven[d*="L"]').waitFor({ state: 'attached' });
  const graph = page.getByTestId('graph');
  check(
    (await graph.locator('.marks span').allTextContents()).join() === '+64,+32,0,−32,−64',
    'the axis has no labels',
  );
  check(
    (await graph.locator('path.proven').getAttribute('d')) === 'M0.0 22.8L320.0 22.8',
    await graph.locator('path.proven').getAttribute('d'),
  ); // 38 of 64, on a linear axis
  check((await graph.locator('path.estimate').getAttribute('d')) === '', 'what is proven is drawn as likely');
  await graph.getByText('After move 1: ★+38 for black').waitFor();
  await page.goto('/');
  await page.goto('/othello#mode=people&moves=f5d6c3d3c4');
  // Every ply, at one depth.
  await page.waitForFunction(() => document.querySelector('path.estimate')?.getAttribute('d').split('L').length === 6);
  check((await graph.locator('path.proven').getAttribute('d')) === '', 'what is likely is drawn as proven');
  await graph.getByText('Dotted: depth 8').waitFor();
});

scenario('Othello: the number beside a move is its value, as the graph says', {}, async (page) => {
  await page.goto('/othello#mode=people&moves=f5d6c3d3c4');
  await page.locator('[data-ply="5"] .note').waitFor();
  await page.getByText('Beside a move: the value for black after it, in discs').waitFor();
  const note = await page.locator('[data-ply="5"] .note').textContent();
  check(/^★?([+−]\d+|0)$/.test(note), `it reads ${note}`);
  await page.getByTestId('graph').getByText(`After move 5: ${note} for black`).waitFor();
});

/** Names the parts of a room that are not wholly on the screen, and what is wider than the first of them, its card. */
const outOfSight = (page, selectors) =>
  page.evaluate((selectors) => {
    const nav = document.querySelector('nav').getBoundingClientRect();
    const bottom = nav.top > innerHeight / 2 ? nav.top : innerHeight;
    const hidden = selectors.filter((selector) => {
      const box = document.querySelector(selector).getBoundingClientRect();
      return box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > bottom || box.height < 10;
    });
    const card = document.querySelector(selectors[0]);
    const inside = card.getBoundingClientRect();
    for (const part of card.querySelectorAll('*')) {
      const box = part.getBoundingClientRect();
      if (box.right > inside.right + 0.5 || box.bottom > inside.bottom + 0.5)
        hidden.push(`${part.className} out of the card`);
    }
    return hidden.join();
  }, selectors);

const othelloParts = ['.score', '.score [data-testid="status"]', '[role="grid"]', '.transport'];
const puzzleParts = ['.facts', '.facts [data-testid="goal"]', '.stage > .board', '.actions'];

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [844, 390],
  [720, 450],
  [667, 375],
]) {
  for (const locale of ['en-GB', 'el-GR']) {
    scenario(
      `Othello at ${width}x${height}, ${locale}: score, board and buttons are seen together`,
      { locale, viewport: { width, height } },
      async (page) => {
        for (const link of ['mode=people&moves=f5', 'moves=f5d6']) {
          await page.goto('/');
          await page.goto(`/othello#${link}`);
          await turn(page);
          const hidden = await outOfSight(page, othelloParts);
          check(hidden === '', `${link}: ${hidden}`);
          await noSidewaysScroll(page, link);
        }
      },
    );
    scenario(
      `puzzles at ${width}x${height}, ${locale}: counts, goal, board and buttons are seen together`,
      { locale, viewport: { width, height } },
      async (page) => {
        for (const [rows, columns] of [[3, 3], [5, 3], [5, 2], [2, 5], [5, 5]]) {
          const size = `${rows}x${columns}`;
          const cells = rows * columns;
          // One move from the goal: the blank stands before the last tile.
          const start = [...Array.from({ length: cells - 2 }, (_, index) => index + 1), 0, cells - 1];
          await page.goto('/');
          await page.goto(`/puzzles#size=${size}&moves=plain&start=${start.join('+')}`);
          await page.locator(`[data-board="${start.join(' ')}"]`).waitFor();
          const hidden = await outOfSight(page, puzzleParts);
          check(hidden === '', `${size}: ${hidden}`);
          await noSidewaysScroll(page, size);
          await page.getByTestId('goal').click();
          const cut = await page.getByRole('dialog').evaluate((dialog) => {
            const board = dialog.querySelector('[data-cells]').getBoundingClientRect();
            const frame = dialog.getBoundingClientRect();
            return board.bottom > frame.bottom || board.right > frame.right;
          });
          check(!cut, `${size}: the large goal is cut off`);
        }
      },
    );
  }
}

const small = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
for (const [language, back] of [['en', 'Back to the game'], ['el', 'Πίσω στην παρτίδα']]) {
  const how = { ...small, settings: { language } };
  scenario(`phone, ${language}: the way out of a side line is in sight under the board, on one line`, how, async (page) => {
    for (const link of [
      'othello#moves=f5d6c3d3c4f4f6f3e6e7d7(c6)&line=10.1&mode=people',
      'games#game=tictactoe&mode=people&moves=0.0.X-1.1.O(2.2.O)&line=1.1',
    ]) {
      await page.goto('/');
      await page.goto(`/${link}`);
      await turn(page);
      await page.getByRole('tab').nth(1).click(); // under whatever tab
      await page.evaluate(() => scrollTo(0, 0));
      const strip = await page.getByTestId('side-line').boundingBox();
      const board = await page.getByRole('grid').boundingBox();
      check(strip.y >= board.y + board.height && strip.y + strip.height <= 740, `${link}: the strip is at ${strip.y}`);
      const words = await page.getByTestId('side-line').locator('span').first().boundingBox();
      check(words.height < 24, `${link}: the words are ${words.height} px high`);
      await noSidewaysScroll(page, link);
      await page.getByRole('button', { name: back }).click();
      await page.getByTestId('side-line').waitFor({ state: 'hidden' });
    }
  });
}

scenario('Othello: the note of a pass hides no square', {}, async (page) => {
  // White has no move; black has.
  const start = `XO${'-'.repeat(62)} O`;
  for (const viewport of [{ width: 1280, height: 860 }, { width: 360, height: 740 }, { width: 740, height: 360 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.goto(`/othello#mode=people&start=${encodeURIComponent(start)}`);
    const note = await page.getByRole('alert').filter({ hasText: 'must pass' }).boundingBox();
    const board = await page.getByRole('grid').boundingBox();
    const beside = note.x >= board.x + board.width || note.y >= board.y + board.height;
    check(beside, `the note stands on the board at ${viewport.width} px`);
    await noSidewaysScroll(page, `${viewport.width} px`);
  }
});

for (const [width, height] of [[740, 360], [844, 390], [360, 740]]) {
  for (const [language, position, edit, white, done] of [
    ['en', 'Position', 'Edit position', 'White disc', 'Play from here'],
    ['el', 'Θέση', 'Επεξεργασία θέσης', 'Λευκό πούλι', 'Παιχνίδι από εδώ'],
  ]) {
    const how = { viewport: { width, height }, settings: { language }, hasTouch: true, isMobile: true };
    scenario(`Othello at ${width}x${height}, ${language}: the editor shows its whole board and its buttons`, how, async (page) => {
      await page.goto('/othello#mode=people&moves=f5');
      await turn(page);
      await page.getByRole('tab', { name: position }).click();
      await page.getByRole('button', { name: edit }).click();
      const editor = page.getByTestId('editor');
      await editor.waitFor();
      // A part is usable where a finger near its edges meets it and nothing else.
      const hidden = await page.getByRole('dialog').evaluate((dialog) => {
        const parts = [...dialog.querySelectorAll('[role="gridcell"], button, label')];
        const isUsable = (part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]));
          return points.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
        };
        const wide = dialog.scrollWidth > dialog.clientWidth ? ['the dialog scrolls sideways'] : [];
        return [...wide, ...parts.filter((part) => !isUsable(part)).map((part) => part.ariaLabel ?? part.textContent)];
      });
      check(hidden.length === 0, `out of reach: ${hidden.join('; ')}`);
      await noSidewaysScroll(page, 'the editor');
      await page.getByRole('dialog').getByText(white).tap();
      await editor.getByRole('gridcell', { name: /^h8, / }).tap();
      await page.getByRole('button', { name: done }).tap();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.waitForURL(/start=/);
      check(/O\+[XO]/.test(page.url()), `h8 is not white in ${page.url()}`);
    });
  }
}

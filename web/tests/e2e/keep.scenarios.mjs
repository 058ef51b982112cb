// Nothing that a person made is lost: changed moves, opened games, other players, damaged links, a touch that looks.
import { check, scenario } from './harness.mjs';
import { asked, legal, moveCount, turn, until } from './steps.mjs';

const tab = (page, name) => page.getByRole('tab', { name }).click();
const ply = (page, number) => page.locator(`[data-ply="${number}"]`);
const movesShown = (page) => page.locator('[data-ply] .text').allTextContents();

for (const [room, link, game, change] of [
  [
    'Othello',
    '/othello#mode=people&moves=f5d6c3d3c4',
    'f5,d6,c3,d3,c4',
    (page) => page.getByRole('gridcell', { name: /^c5, / }).click(),
  ],
  [
    'tic-tac-toe',
    '/games#game=tictactoe&mode=people&moves=0.0.X-1.1.O-0.1.X-0.2.O',
    '0 0 X,1 1 O,0 1 X,0 2 O',
    (page) => page.locator('[data-index="8"]').click(),
  ],
]) {
  scenario(`${room}: a move changed in the middle keeps the game beside it`, {}, async (page) => {
    await page.goto(link);
    await ply(page, 2).click();
    await page.locator('[data-ply="2"][aria-current="step"]').waitFor();
    await turn(page);
    await change(page);
    await page.getByTestId('side-line').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 3);
    const changed = (await movesShown(page)).join();
    await page.waitForURL(/\(/);
    await page.reload(); // the link holds both lines
    await page.getByTestId('side-line').waitFor();
    check((await movesShown(page)).join() === changed, `the side line became ${await movesShown(page)}`);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByTestId('side-line').waitFor({ state: 'hidden' });
    check((await movesShown(page)).join() === game, `the game became ${await movesShown(page)}`);
    check(
      (await page.locator('[aria-current="step"]').getAttribute('data-ply')) === '2',
      'it goes on where it was left',
    );
    await page.getByRole('button', { name: 'Other line from move 3' }).click();
    await page.getByTestId('side-line').waitFor();
    check((await movesShown(page)).join() === changed, 'the side line is not lost either');
    await page.getByRole('navigation').getByRole('link', { name: 'Puzzles' }).click();
    await page.waitForURL(/puzzles/);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: room === 'Othello' ? 'Othello' : 'Games' })
      .click();
    await page.getByTestId('side-line').waitFor(); // a room is found as it was left
  });
}

scenario('Othello: the browser’s Back undoes a changed move', {}, async (page) => {
  await page.goto('/othello#mode=people&moves=f5d6c3d3c4&at=2');
  await turn(page);
  await page.getByRole('gridcell', { name: /^c5, / }).click();
  await page.getByTestId('side-line').waitFor();
  await page.goBack();
  await page.getByTestId('side-line').waitFor({ state: 'hidden' });
  await ply(page, 5).waitFor();
  check((await movesShown(page)).join() === 'f5,d6,c3,d3,c4', `the game became ${await movesShown(page)}`);
});

scenario('Othello: a pasted or loaded game stands still until the person goes on', {}, async (page) => {
  const searches = asked(page, 'othello/search');
  const own = () => searches.filter((body) => body.level).length;
  // The graph asks for the last position only after it was decided whether the computer thinks.
  const looked = async (moves) => {
    await until(page, () => searches.some((body) => !body.level && body.moves.length === moves));
  };
  await page.goto('/othello');
  await turn(page);
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('f5d6c3');
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await tab(page, 'Game');
  await ply(page, 3).waitFor();
  await page.getByRole('button', { name: 'Continue from here' }).waitFor();
  await looked(3);
  check(own() === 0 && (await moveCount(page)) === 3, 'the computer moved in a pasted game');
  await page.reload();
  await page.getByRole('button', { name: 'Continue from here' }).waitFor();
  check(own() === 0 && (await moveCount(page)) === 3, 'the computer moved in a loaded game');
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('[data-ply="3"][aria-current="step"]').waitFor();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await ply(page, 4).waitFor();
  check(own() === 1, 'it goes on when it is asked');
});

for (const [room, link, plies] of [
  ['othello', 'moves=f5d6c3', 3],
  ['games', 'game=tictactoe&moves=0.0.X-1.1.O', 2],
]) {
  scenario(`${room}: another choice of who plays keeps the game`, {}, async (page) => {
    await page.goto(`/${room}#mode=people&${link}`);
    await ply(page, plies).waitFor();
    const before = (await movesShown(page)).join();
    await tab(page, 'Settings');
    for (const [chosen, there] of [
      ['With computer', /^(?!.*mode=)/],
      ['Computers', /mode=engines/],
      ['Two people', /mode=people/],
    ]) {
      await page.getByText(chosen, { exact: true }).click();
      await page.waitForURL(there);
    }
    await tab(page, 'Game');
    await turn(page);
    check((await movesShown(page)).join() === before, `the game became ${await movesShown(page)}`);
  });
}

scenario(
  'touch: holding a move shows its line, and lifting the finger plays nothing',
  { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
  async (page) => {
    await page.goto('/othello#mode=people');
    await turn(page);
    await page.getByLabel('Show values').check();
    await page
      .getByTestId('values-note')
      .filter({ hasText: /depth ([4-9]|\d\d)/ })
      .waitFor();
    const [held, tapped] = [
      page.getByRole('gridcell', { name: /^d3, / }),
      page.getByRole('gridcell', { name: /^f5, / }),
    ];
    await held.scrollIntoViewIfNeeded();
    const box = await held.boundingBox();
    const finger = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.locator('[role="grid"] .ghost').first().waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('[role="grid"] .ghost').first().waitFor({ state: 'hidden' });
    await tapped.tap(); // a tap is a move, and it is the first one
    await ply(page, 1).waitFor();
    check((await movesShown(page))[0] === 'f5', `the held move was played: ${await movesShown(page)}`);
  },
);

scenario('a damaged link shows the game up to the damage, and says where that is', {}, async (page) => {
  for (const [link, words, plies] of [
    ['othello#mode=people&moves=f5d6a1c3', 'Move 3', 2], // against the rules
    ['othello#mode=people&moves=f5d6c3z', '“z” is no move', 3],
    ['othello#mode=people&moves=f5d6c', 'The link is cut off', 2],
    ['othello#mode=people&moves=f5d6(f4', 'The link is cut off', 2],
    ['othello#mode=people&moves=f5%zzd6', 'Move 2', 1], // not even text
    ['othello#mode=people&start=zz&moves=f5', 'Line 1', 0],
    ['games#game=tictactoe&mode=people&moves=0.0.X-0.0.O-1.1.X', 'Move 2', 1],
  ]) {
    await page.goto('/');
    await page.goto(`/${link}`);
    await page.getByTestId('error').filter({ hasText: words }).waitFor();
    await turn(page); // a board, and one may go on
    check((await moveCount(page)) === plies, `${link}: ${await moveCount(page)} moves`);
    check(page.url().replace('%25', '%').endsWith(link), `${link}: the address became ${page.url()}`);
    await legal(page).first().click();
    await page.waitForFunction((count) => document.querySelectorAll('[data-ply]').length === count, plies + 1);
    check((await page.getByTestId('error').count()) === 0, 'the message goes when the game goes on');
  }
});

scenario('Othello: damage that is met in a side line later leaves the person’s own line in the address', {}, async (page) => {
  await page.goto('/othello#mode=people&moves=f5d6(a1)c3&at=1');
  await turn(page);
  check((await page.getByTestId('error').count()) === 0, 'the shown line is not damaged');
  await page.getByRole('gridcell', { name: /^f6, / }).click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByTestId('side-line').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Other line from move 2: a1' }).click();
  await page.getByTestId('error').filter({ hasText: 'Move 2' }).waitFor();
  await page.waitForURL(/moves=f5d6\(f6\)c3(&|$)/);
  await page.reload();
  await page.getByRole('button', { name: 'Other line from move 2: f6' }).waitFor();
});

scenario('a link that is damaged behind the shown place says so at once', {}, async (page) => {
  for (const [link, words, plies] of [
    ['othello#mode=people&moves=f5d6a1c3&at=1', 'Move 3', 2],
    ['othello#mode=people&moves=f5d6c3&at=99', 'at=99', 3],
    ['othello#mode=people&moves=f5d6(f4)c3&line=1.7', 'possible: 1.1', 3],
    ['games#game=tictactoe&mode=people&moves=0.0.X-1.1.O-0.0.X&at=1', 'Move 3', 2],
    ['games#game=tictactoe&mode=people&moves=0.0.X&line=x', 'line=x', 1],
  ]) {
    await page.goto('/');
    await page.goto(`/${link}`);
    await page.getByTestId('error').filter({ hasText: words }).waitFor();
    await turn(page);
    check((await moveCount(page)) === plies, `${link}: ${await moveCount(page)} moves`);
    check(page.url().endsWith(link), `${link}: the address became ${page.url()}`);
  }
});

scenario('a start without moves is found again by the browser’s Back', {}, async (page) => {
  await page.goto('/othello#mode=people');
  await tab(page, 'Position');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(`XO${'-'.repeat(62)} X`);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('gridcell', { name: 'c1, legal move' }).waitFor();
  await page.waitForURL(/start=/);
  await tab(page, 'Game');
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('gridcell', { name: 'f5, legal move' }).waitFor();
  await page.waitForURL(/^(?!.*start=)/);
  await page.goBack();
  await page.getByRole('gridcell', { name: 'c1, legal move' }).waitFor();
  await page.goto('/games#game=tictactoe&mode=people');
  await turn(page);
  await page.getByRole('button', { name: 'Own rules' }).click();
  await page.getByRole('button', { name: 'Check and play' }).click();
  await page.waitForURL(/rules=/);
  await turn(page);
  await page.getByTestId('picker').selectOption('xox');
  await page.waitForURL(/game=xox/);
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll('[role="gridcell"]').length === 12);
});

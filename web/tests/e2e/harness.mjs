// Starts the server and the browser, runs scenarios one after another, prints a line for each.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

export const options = parseArgs({
  strict: false,
  options: {
    mitos: { type: 'string' }, // the binary to start
    address: { type: 'string' }, // or a server that runs already
    only: { type: 'string' }, // part of a scenario's name
    out: { type: 'string' },
  },
}).values;

export async function startServer() {
  if (options.address) return { address: options.address.replace(/\/$/, ''), stop: async () => {} };
  if (!options.mitos) throw new Error('say which binary to test: --mitos PATH');
  return spawnServer();
}

export const patience = 300_000; // milliseconds; the last resort against hanging: a machine may be busy, and what is right does not wait

/**
 * An address of the loopback network that no other process of this machine takes, since it is made of this one's number. A port of
 * it stays free while the server that had it is away; one of 127.0.0.1 may be given to whoever asks for any.
 */
export function ownHost() {
  return `127.${1 + ((process.pid >> 16) & 127)}.${(process.pid >> 8) & 255}.${process.pid & 255}`;
}

/** A server of one's own; with the same host and port again it is the old one come back. */
export async function spawnServer(host = '127.0.0.1', port = '0') {
  const child = spawn(options.mitos, ['serve', '--host', host, '--port', port], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /http:\/\/[^\s"]+/.exec(text);
      if (found && text.includes('\n')) resolve(found[0].replace(/\/$/, ''));
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code} before it told its address`)));
    setTimeout(() => reject(new Error('the server did not tell its address')), patience).unref();
  });
  const stop = () => new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', resolve);
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), patience).unref();
  });
  return { address, stop };
}

// The headless shell draws pages alone and takes half the processor time of the whole browser without a screen.
function browserPath() {
  const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  return process.env.CHROMIUM ?? known.find(existsSync) ?? known[0];
}

export function startBrowser() {
  return chromium.launch({ timeout: patience, executablePath: browserPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

const scenarios = [];
/** `how`: options of the browser context, and `settings` to find in its storage. */
export function scenario(name, how, run) {
  scenarios.push({ name, how, run });
}

export function check(holds, words) {
  if (!holds) throw new Error(words);
}

export async function openPage(browser, address, how = {}) {
  const { settings = {}, ...context } = how;
  const held = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 860 }, baseURL: address, reducedMotion: 'reduce', ...context });
  await held.addInitScript((kept) => {
    if (!localStorage.getItem('mitos.settings')) localStorage.setItem('mitos.settings', JSON.stringify(kept));
  }, settings);
  const page = await held.newPage();
  page.setDefaultTimeout(patience);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error)));
  page.on('console', (message) => {
    // A refused request is part of some scenarios; the browser logs each as an error of its own.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) page.faults.push(message.text());
  });
  return page;
}

/** Runs a scenario; the error of one that fails also says where the page stands and what can be read on it. */
export async function watched(page, run) {
  try {
    await run();
  } catch (error) {
    if (page.url() === 'about:blank') throw error; // the scenario has a page of its own
    const seen = await page.evaluate(() => `${location.pathname}${location.hash}: ${document.body.innerText}`).catch(String);
    const message = String(error.message ?? error).split('\n').slice(0, 4).join(' | ');
    throw new Error(`${message} | ${seen.replace(/\s+/g, ' ').slice(0, 400)}`);
  }
}

export async function runAll() {
  const server = await startServer();
  const browser = await startBrowser();
  let failed = 0;
  const chosen = scenarios.filter(({ name }) => !options.only || name.includes(options.only));
  for (const { name, how, run } of chosen) {
    const began = performance.now();
    const page = await openPage(browser, server.address, how);
    try {
      await watched(page, () => run(page, { browser, address: server.address }));
      check(page.faults.length === 0, `the page complained: ${page.faults.join('; ')}`);
      console.log(`ok    ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL  ${name}: ${String(error.message ?? error).split('\n').slice(0, 4).join(' | ')}`);
    } finally {
      await page.context().close();
    }
  }
  await browser.close();
  await server.stop();
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

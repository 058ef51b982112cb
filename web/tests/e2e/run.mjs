// node tests/e2e/run.mjs --mitos PATH [--only WORDS]
import { runAll } from './harness.mjs';
import './games.scenarios.mjs';
import './exchange.scenarios.mjs';
import './keep.scenarios.mjs';
import './display.scenarios.mjs';
import './puzzles.scenarios.mjs';
import './connection.scenarios.mjs';
import './access.scenarios.mjs';

await runAll();

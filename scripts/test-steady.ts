/**
 * Proves that `npm test` is stable: runs it several times on this commit, every second time with two busy loops in parallel, and adds each
 * run to docs/proofs/steady.md, which keeps the last ones. Fails when one run failed.
 *   npm run test:steady [-- --runs 6]
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { projectRoot } from './setup/project-root.mjs';

const PAGE = join(projectRoot, 'docs/proofs/steady.md');
/** Runs that the page keeps. */
const KEPT_RUNS = 12;
/** Busy processes beside a run. */
const BUSY_LOOPS = 2;
const LAST_LINE = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

interface Run {
  loops: number;
  began: string;
  seconds: number;
  load: number;
  outcome: string;
  isGreen: boolean;
}

const { values } = readOptions(
  {
    usage: 'npm run test:steady [-- --runs N]',
    about:
      'Runs npm test several times, every second time beside busy loops, and adds each run to docs/proofs/steady.md.',
  },
  { runs: { type: 'string', value: 'N', default: '6', about: 'how often' } },
);
const count = Number(values.runs);
if (!Number.isInteger(count) || count < 1) throw new Error('--runs must be a whole number from 1');
const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--short', 'HEAD');
if (git('status', '--porcelain') !== '')
  throw new Error('the working tree has changes: a proof is of a commit');

let rows: string[] = existsSync(PAGE) ? (readFileSync(PAGE, 'utf8').match(/^\| \d{4}-.*$/gm) ?? []) : [];
let red = 0;
for (let n = 0; n < count; n += 1) {
  // Every second row of the page, also of runs one by one.
  const wasQuiet = rows.at(-1)?.split(' | ')[2] === '0';
  const run = await runOnce(wasQuiet ? BUSY_LOOPS : 0);
  if (!run.isGreen) red += 1;
  console.log(
    `run ${n + 1} of ${count}: ${run.outcome}, ${run.seconds} s, ${run.loops} busy loops, load ${run.load}`,
  );
  // After each run: an interrupted proof tells the runs that have ended.
  rows = [...rows, row(run)].slice(-KEPT_RUNS);
  writeFileSync(PAGE, report(rows));
}
console.log(`${count - red} of ${count} runs passed`);
process.exitCode = red === 0 ? 0 : 1;

async function runOnce(loops: number): Promise<Run> {
  const began = new Date();
  const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for(;;);']));
  try {
    const test = spawn(process.execPath, ['scripts/test.mjs'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const last = await lastLine(test);
    const result = LAST_LINE.exec(last);
    return {
      loops,
      began: began.toISOString(),
      seconds: Math.round((Date.now() - began.getTime()) / 1000),
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      outcome: result ? last : 'it ended without a result',
      isGreen: result?.[2] === '0' && test.exitCode === 0,
    };
  } finally {
    for (const loop of busy) loop.kill();
  }
}

/** Waits for the end of a run and forwards its output. */
async function lastLine(test: ChildProcess): Promise<string> {
  let tail = '';
  test.stdout?.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    tail = (tail + chunk.toString('utf8')).slice(-400);
  });
  await once(test, 'close');
  return tail.trimEnd().split('\n').at(-1) ?? '';
}

function row({ began, loops, seconds, load, outcome }: Run): string {
  const cells = [began.slice(0, 16).replace('T', ' '), `\`${commit}\``, loops, seconds, load, outcome];
  return `| ${cells.join(' | ')} |`;
}

function report(rows: readonly string[]): string {
  return [
    '# `npm test` is steady',
    '',
    `Written by \`npm run test:steady\`: its last ${KEPT_RUNS} runs, red ones included. A busy loop is a process that computes all the time beside the run; the`,
    "load is the machine's average of the last minute of the run.",
    '',
    '| began (UTC) | commit | busy loops | seconds | load | result |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from './watch-folders';

let root = '';
let stop = new AbortController();
let watching = Promise.resolve();
const rounds: string[][] = [];
const lines: string[] = [];
let round = async (changed: readonly string[]) => void rounds.push([...changed]);

const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const seen = (...expected: string[][]) => vi.waitFor(() => expect(rounds).toEqual(expected));

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'operations/cart'), { recursive: true });
  write('operations/cart/Add.graphql', 'one');
  write('codegen.ts', 'one');
  rounds.length = 0;
  lines.length = 0;
  stop = new AbortController();
  round = async (changed) => void rounds.push([...changed]);
});
afterEach(async () => {
  stop.abort();
  await watching;
  rmSync(root, { recursive: true });
});

async function start() {
  watching = watchFolders({
    paths: [join(root, 'operations'), join(root, 'codegen.ts')],
    root,
    round: (changed) => round(changed),
    onLine: (line) => lines.push(line),
    signal: stop.signal,
  });
  await vi.waitFor(() => expect(lines).toContain('watching operations, codegen.ts'));
}

test('starts with a run, and runs for each changed file', async () => {
  await start();
  await seen([]);
  write('operations/cart/Add.graphql', 'two');
  await seen([], ['operations/cart/Add.graphql']);
});

test('detects a new folder, a replaced file, a removed one, and a single file outside the folder', async () => {
  await start();
  mkdirSync(join(root, 'operations/search'));
  write('operations/search/Search.graphql', 'new');
  await seen([], ['operations/search/Search.graphql']);
  write('.Add.graphql.swp', 'replaced');
  renameSync(join(root, '.Add.graphql.swp'), join(root, 'operations/cart/Add.graphql'));
  await seen([], ['operations/search/Search.graphql'], ['operations/cart/Add.graphql']);
  rounds.length = 0;
  rmSync(join(root, 'operations/cart/Add.graphql'));
  await seen(['operations/cart/Add.graphql']);
  write('codegen.ts', 'two');
  await seen(['operations/cart/Add.graphql'], ['codegen.ts']);
});

test('a file rewritten with the same content is no change', async () => {
  await start();
  write('operations/cart/Add.graphql', 'one');
  write('operations/cart/Remove.graphql', 'new');
  await seen([], ['operations/cart/Remove.graphql']);
});

test('continues after a failed run, and reports the error', async () => {
  round = async (changed) => {
    rounds.push([...changed]);
    if (changed.length === 1) throw new Error('Add.graphql:1:1 no such field');
  };
  await start();
  write('operations/cart/Add.graphql', 'faulty');
  await vi.waitFor(() => expect(lines).toContain('Add.graphql:1:1 no such field'));
  write('operations/cart/Add.graphql', 'mended');
  await seen([], ['operations/cart/Add.graphql'], ['operations/cart/Add.graphql']);
});

test('changes during a run cause one more run after it, never two concurrent ones', async () => {
  let atOnce = 0;
  let release = () => {};
  await start();
  round = async (changed) => {
    rounds.push([...changed]);
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    atOnce -= 1;
  };
  write('operations/cart/Add.graphql', 'two');
  await seen([], ['operations/cart/Add.graphql']);
  write('operations/cart/Add.graphql', 'three');
  write('operations/cart/Remove.graphql', 'new');
  release();
  const both = ['operations/cart/Add.graphql', 'operations/cart/Remove.graphql'];
  await seen([], ['operations/cart/Add.graphql'], both);
  release();
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type {} from './start-scripts.inline';

/** Evaluated modules, and the slices between; each mocked module logs its evaluation. */
const log: string[] = [];
const evaluated = (name: string, code = {}) => {
  log.push(name);
  return code;
};
vi.mock('next/dist/client/app-webpack', () => ({}));
vi.mock('next/dist/client/app-bootstrap', () => ({ appBootstrap: (hydrate: () => void) => hydrate() }));
vi.mock('react-dom/client', () => evaluated('React'));
vi.mock('next/dist/client/components/router-reducer/fetch-server-response', () => evaluated('data'));
vi.mock('next/dist/client/components/app-router-instance', () => evaluated('router instance'));
vi.mock('next/dist/client/components/layout-router', () => evaluated('layout router'));
vi.mock('next/dist/client/components/app-router', () => evaluated('router'));
vi.mock('next/dist/client/app-index', () =>
  evaluated('application', { hydrate: async () => void log.push('taken up') }),
);
const SLICES = ['React', 'data', 'router instance', 'layout router', 'router'];

/** Work queued for an idle browser. */
let idle: (() => void)[] = [];
const rest = async () => {
  const work = idle.shift();
  expect(work, 'waits for an idle browser').toBeDefined();
  log.push('|');
  work?.();
  await vi.dynamicImportSettled();
};
const start = async () => {
  await import('./start-app');
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  vi.resetModules();
  log.length = 0;
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  globalThis.pageStart = undefined;
});

test('[PERF-02] the code is evaluated in slices in idle time, and hydrates when all of it has loaded', async () => {
  let arrive = () => {};
  const parts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  globalThis.pageStart = { parts, isRequested: false };
  await start();
  expect(log, 'in the task of the script').toEqual([]);
  for (const _ of SLICES) await rest();
  expect(log).toEqual(SLICES.flatMap((name) => ['|', name]));
  await vi.dynamicImportSettled();
  expect(idle, 'a part is loading').toEqual([]);
  arrive();
  await vi.waitFor(() => expect(idle.length).toBe(1));
  await rest();
  expect(log.slice(-3)).toEqual(['|', 'application', 'taken up']);
});

test('[PERF-02] on intent it does not wait for idle time, and is still sliced', async () => {
  globalThis.pageStart = { parts: Promise.resolve(), isRequested: true };
  const tasks = vi.spyOn(globalThis, 'setTimeout');
  await start();
  expect(log).toEqual([]);
  await vi.waitFor(() => expect(log.at(-1)).toBe('taken up'));
  expect(idle).toEqual([]);
  expect(tasks.mock.calls.filter(([, delay]) => delay === undefined).length).toBeGreaterThanOrEqual(
    SLICES.length,
  );
});

test('a page with inline code, and a browser without requestIdleCallback, do not wait', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  await start();
  await vi.waitFor(() => expect(log.at(-1)).toBe('taken up'));
});

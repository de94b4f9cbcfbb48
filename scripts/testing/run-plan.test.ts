import { expect, test, vi } from 'vitest';
import { type PlannedStep, runPlan } from './run-plan';
import type { Step, StepResult } from './step';

/** Steps that end on command, and their start order. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = ({ name }: Step) =>
    new Promise<StepResult>((resolve) => {
      begun.push(name);
      ends.set(name, () =>
        resolve({ name, tally: { passed: 1, failed: 0, skipped: 0 }, seconds: 0, cpuSeconds: null }),
      );
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, end, run };
}

const planned = (name: string, cores: number, ...after: string[]): PlannedStep => ({
  step: { name, command: [] },
  after,
  cores,
});
const go = new AbortController().signal;
vi.spyOn(console, 'log').mockImplementation(() => {});

test('a step starts when its dependencies have finished and its cores are free', async () => {
  const { begun, end, run } = controlled();
  const all = runPlan(
    [
      planned('generate', 1),
      planned('build', 1, 'generate'),
      planned('unit', 2, 'generate'),
      planned('lint', 1, 'generate'),
    ],
    2,
    go,
    run,
  );
  expect(begun).toEqual(['generate']);
  await end('generate');
  expect(begun).toEqual(['generate', 'build', 'lint']);
  await end('lint');
  expect(begun).toEqual(['generate', 'build', 'lint']);
  await end('build');
  expect(begun).toEqual(['generate', 'build', 'lint', 'unit']);
  await end('unit');
  expect((await all).map(({ name }) => name)).toEqual(['generate', 'lint', 'build', 'unit']);
});

test('a step that needs more cores than available runs alone; an unplanned one is not awaited', async () => {
  const { begun, end, run } = controlled();
  const all = runPlan([planned('browser', 3, 'build'), planned('lint', 1)], 2, go, run);
  expect(begun).toEqual(['browser']);
  await end('browser');
  expect(begun).toEqual(['browser', 'lint']);
  await end('lint');
  expect(await all).toHaveLength(2);
});

test('an interrupt starts no further step', async () => {
  const { begun, end, run } = controlled();
  const stop = new AbortController();
  const all = runPlan([planned('one', 2), planned('two', 2)], 2, stop.signal, run);
  stop.abort();
  await end('one');
  expect((await all).map(({ name }) => name)).toEqual(['one']);
  expect(begun).toEqual(['one']);
});

test('cyclic dependencies between steps are an error', async () => {
  const { run } = controlled();
  await expect(runPlan([planned('one', 1, 'two'), planned('two', 1, 'one')], 2, go, run)).rejects.toThrow(
    'steps wait for each other: one, two',
  );
});

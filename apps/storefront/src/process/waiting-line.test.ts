import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoPlaceError, WaitingLine } from './waiting-line';

const LIMITS = { places: 2, mostWaiting: 3, timeoutMs: 1_000 };

/** A work that ends when it is told to. */
function work(line: WaitingLine, name: string, log: string[]) {
  let finish = () => undefined as undefined;
  const done = line.run(async () => {
    log.push(name);
    await new Promise<void>((resolve) => {
      finish = () => void resolve();
    });
    return name;
  });
  return { done, finish: () => finish() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a waiting line', () => {
  test('lets so many in, and the next in the order they came', async () => {
    const line = new WaitingLine(LIMITS);
    const log: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(line, name, log));
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['a', 'b']);
    b?.finish();
    expect(await b?.done).toBe('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['a', 'b', 'c']);
    for (const one of [a, c]) one?.finish();
    await Promise.all([a?.done, c?.done]);
    await vi.advanceTimersByTimeAsync(0);
    d?.finish();
    expect(await d?.done).toBe('d');
  });

  test('a work that fails gives its place to the next', async () => {
    const line = new WaitingLine({ ...LIMITS, places: 1 });
    const failing = line.run(() => Promise.reject(new Error('no')));
    const next = line.run(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  test('sends away who finds too many waiting, and who has waited too long', async () => {
    const line = new WaitingLine(LIMITS);
    const log: string[] = [];
    const works = ['a', 'b', 'c', 'd', 'e'].map((name) => work(line, name, log));
    const waits = works.slice(2).map(({ done }) => expect(done).rejects.toBeInstanceOf(NoPlaceError));
    await expect(line.run(async () => 'f')).rejects.toBeInstanceOf(NoPlaceError);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(waits);
    expect(log).toEqual(['a', 'b']);
    for (const { finish } of works.slice(0, 2)) finish();
    await Promise.all(works.slice(0, 2).map(({ done }) => done));
    expect(await line.run(async () => 'g')).toBe('g');
  });
});

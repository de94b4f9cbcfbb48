import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClientGoneError, NoSlotError, OverdueError, RequestQueue } from './request-queue';

const LIMITS = { slots: 2, maxWaiting: 3, timeoutMs: 1_000 };

/** A task that ends on command. */
function work(line: RequestQueue, name: string, log: string[]) {
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
  test('admits a limited number, and the next in FIFO order', async () => {
    const line = new RequestQueue(LIMITS);
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

  test('a failed task releases its slot to the next', async () => {
    const line = new RequestQueue({ ...LIMITS, slots: 1 });
    const failing = line.run(() => Promise.reject(new Error('no')));
    const next = line.run(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  test('rejects a caller when the queue is full, or after its timeout', async () => {
    const line = new RequestQueue(LIMITS);
    const log: string[] = [];
    const works = ['a', 'b', 'c', 'd', 'e'].map((name) => work(line, name, log));
    const waits = works.slice(2).map(({ done }) => expect(done).rejects.toBeInstanceOf(NoSlotError));
    await expect(line.run(async () => 'f')).rejects.toBeInstanceOf(NoSlotError);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(waits);
    expect(log).toEqual(['a', 'b']);
    for (const { finish } of works.slice(0, 2)) finish();
    await Promise.all(works.slice(0, 2).map(({ done }) => done));
    expect(await line.run(async () => 'g')).toBe('g');
  });

  test('[SEC-04] drops a caller that leaves while waiting: its task does not start, and the next one moves up', async () => {
    const line = new RequestQueue({ ...LIMITS, slots: 1 });
    const log: string[] = [];
    const first = work(line, 'a', log);
    const gone = new AbortController();
    const left = line.run(async () => log.push('left'), { gone: gone.signal });
    const next = line.run(async () => log.push('b'));
    expect([line.underWay, line.waiting]).toEqual([1, 2]);
    gone.abort();
    await expect(left).rejects.toBeInstanceOf(ClientGoneError);
    expect([line.underWay, line.waiting]).toEqual([1, 1]);
    first.finish();
    await next;
    expect(log).toEqual(['a', 'b']);
    await expect(line.run(async () => log.push('left'), { gone: gone.signal })).rejects.toBeInstanceOf(
      ClientGoneError,
    );
    expect([line.underWay, line.waiting, log]).toEqual([0, 0, ['a', 'b']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[SEC-04] gives a slot to the owner with the fewest: many requests of one owner do not delay the others', async () => {
    const line = new RequestQueue({ ...LIMITS, slots: 3, maxWaiting: 9 });
    const log: string[] = [];
    const finishes: (() => void)[] = [];
    const run = (owner: string, name: string) =>
      line.run(
        () => {
          log.push(name);
          return new Promise<void>((resolve) => finishes.push(resolve));
        },
        { owner },
      );
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].map((name) => run(name.slice(0, 1), name));
    for (let time = 0; time < 7; time += 1) {
      await vi.advanceTimersByTimeAsync(0);
      finishes[time]?.();
    }
    await Promise.all(all);
    expect(log).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
  });

  test('[SEC-04] completes a started task when its client leaves', async () => {
    const line = new RequestQueue(LIMITS);
    const gone = new AbortController();
    const begun = line.run(
      async () => {
        gone.abort();
        return 'done';
      },
      { gone: gone.signal },
    );
    expect(await begun).toBe('done');
  });

  test('[SEC-04] a task that never completes holds its slot up to a timeout, is reported and does not block the next', async () => {
    const onOverdue = vi.fn();
    const line = new RequestQueue({ ...LIMITS, slots: 1, timeoutMs: 60_000, ceilingMs: 30_000, onOverdue });
    const hung = expect(line.run(() => new Promise(() => undefined))).rejects.toBeInstanceOf(OverdueError);
    const next = line.run(async () => 'next');
    expect(line.stalledMs).toBe(0);
    await vi.advanceTimersByTimeAsync(29_999);
    expect([line.underWay, line.waiting, line.stalledMs]).toEqual([1, 1, 29_999]);
    expect(onOverdue).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await hung;
    expect(await next).toBe('next');
    expect(onOverdue).toHaveBeenCalledOnce();
    expect([line.underWay, line.waiting, line.stalledMs]).toEqual([0, 0, 0]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError } from './operation-result';
import { makeRetryingFetch } from './retrying-fetch';

const READ = JSON.stringify({ query: 'query CartGetById { cart { id } }' });
const WRITE = JSON.stringify({ query: 'mutation CartLinesAdd { cartLinesAdd { cart { id } } }' });
const GOOD = () => Response.json({ data: {} });
const error = (code: string) => () =>
  Response.json({ errors: [{ message: 'no', extensions: { code } }], data: null });
const status =
  (code: number, headers = {}) =>
  () =>
    new Response('', { status: code, headers });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));

type Answer = () => Response | Promise<Response>;

/** Sends a body; the answers are used in turn, and the last one is repeated. */
async function send(body: string, answers: readonly Answer[], init: RequestInit = {}) {
  let calls = 0;
  const waits: number[] = [];
  const isOnline = vi.fn(() => true);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms: number) => {
    waits.push(ms);
    queueMicrotask(done);
    return 0;
  }) as never);
  const retrying = makeRetryingFetch({
    fetch: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)] ?? GOOD;
      calls += 1;
      return answer();
    },
    readTimeoutMs: 1_000,
    writeTimeoutMs: 2_000,
    attempts: 3,
    firstWaitMs: 100,
    random: () => 1,
    isOnline,
  });
  const outcome = await retrying('http://platform.example', { method: 'POST', body, ...init }).then(
    (response) => response.status,
    (reason: unknown) => (reason instanceof Error ? reason.name : String(reason)),
  );
  return { outcome, calls, waits };
}

beforeEach(() => vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal));
afterEach(() => void vi.restoreAllMocks());

describe('[TRUTH-01] a request that certainly was not executed is retried', () => {
  test.each<[string, Answer]>([
    ['429', status(429)],
    ['503', status(503)],
    ['throttled', error('THROTTLED')],
  ])('%s, of a mutation too, until it succeeds', async (_name, refusal) => {
    expect(await send(WRITE, [refusal, refusal, GOOD])).toEqual({
      outcome: 200,
      calls: 3,
      waits: [100, 200],
    });
  });

  test('up to a maximum; then the last response is returned', async () => {
    expect(await send(WRITE, [status(503)])).toMatchObject({ outcome: 503, calls: 3 });
  });

  test.each<[string, string, number[]]>([
    ['seconds', '2', [2_000, 2_000]],
    ['nonsense', 'soon', [100, 200]],
    ['less than our own wait', '0', [100, 200]],
  ])('after the Retry-After of the platform: %s', async (_name, after, waits) => {
    expect((await send(WRITE, [status(503, { 'retry-after': after })])).waits).toEqual(waits);
  });

  test('a date counts as the time until then, and a past one as zero', async () => {
    const past = new Date(Date.now() - 60_000).toUTCString();
    expect((await send(WRITE, [status(503, { 'retry-after': past })])).waits).toEqual([100, 200]);
  });

  test('a Retry-After longer than every timeout is an outage', async () => {
    expect(await send(WRITE, [status(503, { 'retry-after': '60' })])).toEqual({
      outcome: 503,
      calls: 1,
      waits: [],
    });
  });
});

describe('[TRUTH-01] a mutation with an unknown outcome is never retried', () => {
  test.each<[string, Answer, number | string]>([
    ['a lost connection', lost, 'TypeError'],
    ['no answer in time', late, 'TimeoutError'],
    ['500', status(500), 500],
    ['an answer that breaks off', () => new Response('{"data":{"car'), 200],
    ['an error of the platform', error('INTERNAL_SERVER_ERROR'), 200],
  ])('%s', async (_name, answer, outcome) => {
    expect(await send(WRITE, [answer])).toMatchObject({ outcome, calls: 1 });
  });

  test.each(['{"variables":{}}', '"text"', '{"query":"  fragment A on B { c } mutation M { d }"}'])(
    'a request that may be a mutation, %s, counts as one',
    async (body) => {
      expect((await send(body, [lost])).calls).toBe(1);
    },
  );
});

describe('[CART-04] a query is retried after any temporary failure', () => {
  test.each<[string, Answer]>([
    ['a lost connection', lost],
    ['500', status(500)],
    ['408', status(408)],
    ['an answer that breaks off', () => new Response('{"data":{"car')],
    ['a page of a proxy', () => new Response('<html>')],
    ['errors that are none', () => Response.json({ errors: 'many' })],
    ['an error of the platform', error('INTERNAL_SERVER_ERROR')],
  ])('%s', async (_name, answer) => {
    expect(await send(READ, [answer, GOOD])).toMatchObject({ outcome: 200, calls: 2 });
    expect((await send('{"query":"{ shop { name } }"}', [answer, GOOD])).calls).toBe(2);
  });

  test.each<[string, Answer, number | string]>([
    ['no answer in time, which took long enough', late, 'TimeoutError'],
    ['a refused query', error('undefinedField'), 200],
    ['403', () => Response.json({}, { status: 403 }), 403],
  ])('but not after %s', async (_name, answer, outcome) => {
    expect(await send(READ, [answer])).toMatchObject({ outcome, calls: 1 });
  });
});

test('offline nothing is sent, without waiting', async () => {
  const sent = vi.fn<typeof fetch>();
  const retrying = makeRetryingFetch({
    fetch: sent,
    readTimeoutMs: 1,
    writeTimeoutMs: 1,
    attempts: 3,
    firstWaitMs: 1,
    random: () => 0,
    isOnline: () => false,
  });
  await expect(retrying('http://platform.example', { body: READ })).rejects.toBeInstanceOf(OfflineError);
  expect(sent).not.toHaveBeenCalled();
});

test('an aborted request is not retried', async () => {
  const abort = new AbortController();
  const refuse = () => {
    abort.abort();
    return status(503)();
  };
  expect(await send(WRITE, [refuse], { signal: abort.signal })).toMatchObject({ outcome: 503, calls: 1 });
});

test('queries and mutations have their own timeout', async () => {
  await send(READ, [GOOD]);
  await send(WRITE, [GOOD], { signal: new AbortController().signal });
  expect(vi.mocked(AbortSignal.timeout).mock.calls).toEqual([[1_000], [2_000]]);
});

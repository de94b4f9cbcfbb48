import { cpuTimeOf } from '@shop/rules/testing/cpu-time';
import { afterEach, expect, test, vi } from 'vitest';
import { prettyStream } from './log';
import { consoleToLog } from './start-process';
import { inRequest } from './tracing';

const written: string[] = [];
vi.mock('pino', async (original) => {
  const { default: pino } = await original<typeof import('pino')>();
  const destination = () => ({ write: (line: string) => written.push(line) });
  return { default: Object.assign((options: object) => pino(options, destination()), pino, { destination }) };
});
const { log } = await import('./log');
const { reportError, setErrorHook } = await import('./report-error');

afterEach(() => {
  written.length = 0;
  setErrorHook(null);
});
const lines = () => written.map((line) => JSON.parse(line));

test('[OBS-03] a line has time, level, process and request id', () => {
  inRequest({ id: 'request-1', client: '198.51.100.7', cache: 'none', span: null }, () =>
    log.warn('something', { route: 'home' }),
  );
  log.error('alone');
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 'warn',
      service: 'shop',
      msg: 'something',
      route: 'home',
      requestId: 'request-1',
    }),
    expect.not.objectContaining({ requestId: expect.anything() }),
  ]);
  expect(Date.parse(lines()[0].time)).toBeGreaterThan(0);
});

test('[OBS-03] an error is logged with its stack, code and causes, and no other property', () => {
  const cause = Object.assign(new Error('refused'), {
    code: '23505',
    detail: 'Key (address)=(hana)',
    hostname: 'db',
  });
  log.error('it failed', new TypeError('no', { cause }));
  expect(lines()[0].err).toEqual({
    type: 'TypeError',
    message: 'no',
    stack: expect.stringContaining('log.test.ts'),
    cause: { type: 'Error', message: 'refused', code: '23505', stack: expect.any(String) },
  });
});

test('[OBS-04] personal data in library errors is redacted', () => {
  log.error('x', new Error('550 <花子.hana+tag@mail.example.co.jp> has no mailbox'));
  log.error('x', new Error('connect postgresql://user:pass%21@db.example:5432/shop'));
  log.error('GET /search?q=secret-word and /en/search/secret-word/p1 from 203.0.113.7 and 2001:db8::7');
  log.error('x', {
    authorization: 'Bearer abc.def',
    forwarded: '2001:db8:0:0:0:0:0:1',
    mail: 'hana%40example.com',
  });
  const text = written.join('');
  for (const secret of ['hana', '花子', 'pass', 'secret-word', '203.0.113', '2001:db8', 'abc.def']) {
    expect(text, secret).not.toContain(secret);
  }
});

test('[OBS-04] personal data at the start of a line is redacted too, and the line stays JSON', () => {
  log.error('several', new Error('refused:\nhana@example.com\n2001:db8::7\tBearer abc.def\n"quoted\\path"'));
  expect(lines()[0].err.message).toBe('refused:\n[mail]\n[address]\tBearer [secret]\n"quoted\\path"');
});

test('[OBS-04] a line of a hundred thousand characters is processed in linear time', async () => {
  const used = await cpuTimeOf(() => {
    for (const sign of ['a', '/', '1.', 'a:', '?', '@', '\\', '://']) log.error(sign.repeat(100_000));
  });
  expect(used).toBeLessThan(2_000);
});

test('[OBS-04] other data is unchanged', () => {
  log.error('connect ECONNREFUSED 127.0.0.1:5432 at 12:34:56 in node_modules/@scope/pkg@1.2.3/x.js:10:2');
  expect(lines()[0].msg).toBe(
    'connect ECONNREFUSED 127.0.0.1:5432 at 12:34:56 in node_modules/@scope/pkg@1.2.3/x.js:10:2',
  );
});

test('[OBS-05] an unexpected error is logged once and passed to the hook, whose own failure is caught', async () => {
  const hook = vi.fn();
  setErrorHook(hook);
  const error = new Error('boom');
  await inRequest({ id: 'request-2', client: '198.51.100.7', cache: 'none', span: null }, () =>
    reportError(error, { where: 'render', route: '/x' }),
  );
  await reportError(error, { where: 'request' });
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({
    level: 'error',
    msg: 'an unexpected error (render)',
    route: '/x',
    requestId: 'request-2',
    err: { message: 'boom' },
  });
  expect(hook.mock.calls).toEqual([
    [error, { where: 'render', route: '/x', requestId: 'request-2' }],
    [error, { where: 'request' }],
  ]);
  setErrorHook(() => {
    throw new Error('the service is away');
  });
  await reportError(new Error('next'), { where: 'job' });
  expect(lines().map(({ msg }) => msg)).toContain('the error hook failed');
});

test('[OBS-03] library output is logged, without colours, and a known error not twice', async () => {
  const before = { ...console };
  consoleToLog();
  const error = new Error('of Next');
  const { error: print, log: say } = console;
  Object.assign(console, before);
  say('\u001b[32m✓\u001b[0m Ready in %d ms', 12);
  print('⨯', error);
  print('⨯', error);
  await reportError(error, { where: 'render' });
  expect(lines().map(({ level, msg }) => [level, msg])).toEqual([
    ['info', '✓ Ready in 12 ms'],
    ['error', '⨯'],
  ]);
  expect(lines()[1].err.message).toBe('of Next');
});

test('[OBS-03] in development lines are plain text', () => {
  const out: string[] = [];
  const stream = prettyStream({ write: (text) => out.push(text) });
  stream.write(
    JSON.stringify({
      level: 'info',
      time: '2026-04-01T12:34:56.789Z',
      service: 'shop',
      pid: 1,
      msg: 'request',
      route: 'home',
      ms: 3,
    }),
  );
  stream.write(
    JSON.stringify({
      level: 'error',
      time: '2026-04-01T12:34:56.789Z',
      msg: 'x',
      err: { stack: 'Error: y\n  at z' },
    }),
  );
  expect(out).toEqual([
    '12:34:56.789 INFO  request route=home ms=3\n',
    '12:34:56.789 ERROR x\nError: y\n  at z\n',
  ]);
});

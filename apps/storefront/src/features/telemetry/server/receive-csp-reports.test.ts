import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ReportLog, receiveCspReports } from './receive-csp-reports';

const SHOP = 'https://shop.example';
let lines: string[] = [];
let now = 0;
let log: ReportLog;

beforeEach(() => {
  lines = [];
  now = 1_000_000;
  log = new ReportLog(
    (line) => lines.push(line),
    () => now,
  );
});

const send = (body: unknown, type = 'application/csp-report') =>
  receiveCspReports(
    new Request(`${SHOP}/api/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { shopUrl: SHOP, log },
  );

const report = (more: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${SHOP}/products/pachira?utm_source=x`,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/secret?token=1',
    'source-file': `${SHOP}/_next/static/x.js`,
    ...more,
  },
});

test('[SEC-01] both report formats are logged in one line, without query strings', async () => {
  expect((await send(report())).status).toBe(204);
  const body = {
    documentURL: `${SHOP}/en/mail-magazine/confirm/token-of-a-mail`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sourceFile: null,
  };
  const several = [
    { type: 'csp-violation', url: 'x', body },
    { type: 'deprecation', url: 'x', body: {} },
  ];
  expect((await send(several, 'application/reports+json; charset=utf-8')).status).toBe(204);
  expect(lines).toEqual([
    'img-src stopped https://evil.example on /products/…, from the shop',
    'script-src-elem stopped inline on /mail-magazine/…, from nowhere',
  ]);
});

test('[SEC-01] [SEC-04] an origin longer than any host name is truncated', async () => {
  await send(
    report({
      'blocked-uri': `https://${'a.'.repeat(1_800)}example/x`,
      'source-file': `${'s'.repeat(900)}:x`,
    }),
  );
  expect(lines).toEqual([
    `img-src stopped https://${'a.'.repeat(146)} on /products/…, from ${'s'.repeat(300)}`,
  ]);
});

test('[API-06] a compressed report is refused with words', async () => {
  const refused = await receiveCspReports(
    new Request(`${SHOP}/api/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify(report())),
    }),
    { shopUrl: SHOP, log },
  );
  expect(refused.status).toBe(415);
  expect(await refused.json()).toMatchObject({ title: 'The body must not be compressed' });
  expect(lines).toEqual([]);
});

test("[SEC-01] a report not from this shop's pages is rejected or not logged", async () => {
  expect((await send(report(), 'text/plain')).status).toBe(415);
  for (const body of ['', '{', '{}', '[]x', [{ type: 1 }], { 'csp-report': { 'document-uri': 5 } }]) {
    expect((await send(body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await send(report({ 'blocked-uri': 'x'.repeat(20_000) }))).status).toBe(413);
  expect((await send([])).status).toBe(204);
  await send(report({ 'document-uri': 'https://evil.example/' }));
  await send(report({ 'effective-directive': 'img-src\nshop ready' }));
  expect(lines).toEqual([]);
});

test('[SEC-01] [SEC-04] many reports fill neither the log nor the memory: a line an hour, thirty a minute', async () => {
  for (let index = 0; index < 2_000; index++) {
    await send(report({ 'blocked-uri': `https://host-${index}.example/` }));
  }
  expect(lines).toHaveLength(30);
  for (let minute = 0; minute < 40; minute++) {
    now += 60_000;
    for (let index = 0; index < 40; index++) log.add(`${minute} ${index}`);
  }
  expect(log.size).toBe(500);
  expect(lines).toHaveLength(30 + 40 * 30);
  now += 60_000;
  expect([log.add('again'), log.add('again')]).toEqual([true, false]);
  now += 60 * 60_000;
  expect(log.add('again')).toBe(true);
});

/** A keyword, a scheme (RFC 3986, section 3.1), or an origin. */
const PLACE = String.raw`(?:the shop|nowhere|something|[a-z-]+|[a-z][a-z\d+.-]*:|[a-z][a-z\d+.-]*:\/\/[^/?#\s]+)`;
const LINE = new RegExp(String.raw`^img-src stopped ${PLACE} on \/[a-z…-]*(?:\/…)?, from ${PLACE}$`);

test('[SEC-01] for any input, a line has no page URL, no query and no line break', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(
      `${SHOP}/secret-path/secret-token?secret=1#secret`,
      'secret@mail.example',
      'data:,secret',
    ),
  );
  await fc.assert(
    fc.asyncProperty(text, text, text, async (page, blocked, source) => {
      lines = [];
      now += 3_600_001;
      await send(
        report({ 'document-uri': `${SHOP}/x/${page}`, 'blocked-uri': blocked, 'source-file': source }),
      );
      for (const line of lines) expect(line).toMatch(LINE);
    }),
  );
});

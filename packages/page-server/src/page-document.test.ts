import { expect, test } from 'vitest';
import { joinScripts, pageCode } from './built-files';
import { readPageDocument } from './page-document';

const DATA = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"0:\\u003c/script>"])'];
const HEAD =
  '<!DOCTYPE html><html><head><link rel="preload" as="image" href="/x.jpg"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/w.js"/><script src="/_next/static/a.js" async=""></script><script data-scripts="">start()</script><script src="/_next/static/polyfills.js" noModule=""></script></head>';
const BODY = `<body><p title="<script src='/_next/static/no.js'></script>">植物</p><!-- <script src="/_next/static/no.js"></script> --><script type="application/ld+json">{"a":1}</script><script>own()</script><script async src="https://tags.test/t.js"></script><script src="/_next/static/w.js" id="_R_" async=""></script>${DATA.map((text) => `<script>${text}</script>`).join('')}</body></html>`;

test('[PERF-01] scripts and data are extracted from the page, and referenced in it', () => {
  const document = readPageDocument(HEAD + BODY);
  expect(document?.scripts).toEqual(['/_next/static/a.js', '/_next/static/w.js']);
  expect(document?.data).toBe(DATA.join('\n'));
  expect(document?.html('/page-data/h.js?of=%2F&x')).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" as="image" href="/x.jpg"/><script data-scripts="/_next/static/a.js /_next/static/w.js" data-page-data="/page-data/h.js?of=%2F&amp;x">start()</script></head>' +
      `<body><p title="<script src='/_next/static/no.js'></script>">植物</p><!-- <script src="/_next/static/no.js"></script> --><script type="application/ld+json">{"a":1}</script><script>own()</script><script async src="https://tags.test/t.js"></script></body></html>`,
  );
});

test('[PERF-01] data without a file stays in the page', () => {
  const html = readPageDocument(HEAD + BODY)?.html() ?? '';
  expect(html).toContain(DATA[1]);
  expect(html).not.toContain('<script src="/_next/static/a.js"');
  expect(html).not.toContain('data-page-data');
});

test('a page whose scripts would not start keeps them inline', () => {
  expect(readPageDocument(BODY)).toBeUndefined();
  expect(readPageDocument('<p>植物</p>')).toBeUndefined();
});

test('[PERF-01] the code of the head is a cacheable file', async () => {
  const code = pageCode('start(1 < 2)');
  expect(code.path).toMatch(/^\/_next\/static\/page\/[0-9a-f]{16}\.js$/);
  expect(String(await code.read())).toBe(code.text);
  const html = `<html lang="ja"><head><script data-scripts="" data-app-name="A">${code.text}</script></head>${BODY}`;
  expect(readPageDocument(html, [code])?.html('/page-data/h.js')).toContain(
    `<head><script src="${code.path}" data-scripts="/_next/static/w.js" data-page-data="/page-data/h.js" data-app-name="A"></script></head>`,
  );
  // Pages contain another build's script inline.
  expect(readPageDocument(html, [pageCode('other()')])?.html()).toContain(`>${code.text}</script>`);
  const cart = pageCode('cart(2 < 3)');
  const main = `<main><script data-query="{ cart }">${cart.text}</script><p>植物</p></main>`;
  expect(readPageDocument(HEAD + main + BODY, [code, cart])?.html()).toContain(
    `<main><script src="${cart.path}" data-query="{ cart }"></script><p>植物</p></main>`,
  );
});

const NAMES = [
  'app/%5Blocale%5D/error',
  'app/%5Blocale%5D/layout',
  'frame',
  'main-app',
  'app/global-error',
  'webpack',
];
const fileOf = (name: string) => ({
  path: `/_next/static/chunks/${name}-0a.js`,
  contentType: 'application/javascript; charset=utf-8',
  read: async () => Buffer.from(`run("${name}")`),
});

test('[PERF-01] the scripts that every page starts with are one file, the runtime first', async () => {
  const files = [fileOf('page'), ...NAMES.map(fileOf), fileOf('webpack/other')];
  const joined = await joinScripts(files);
  expect(joined?.path).toMatch(/^\/_next\/static\/chunks\/[0-9a-f]{16}\.js$/);
  const text = String(await joined?.read());
  expect(text.split('\n')).toHaveLength(NAMES.length);
  expect(text).toMatch(/^run\("webpack"\)/);
  expect(await joinScripts(files.slice(0, -2)), 'a build without one of them').toBeUndefined();

  const htmlOf = (names: readonly string[]) =>
    `<script data-scripts="">start()</script>${names.map((name) => `<script src="${fileOf(name).path}"></script>`).join('')}`;
  const scriptsOf = (names: readonly string[]) => readPageDocument(htmlOf(names), [], joined)?.scripts;
  expect(scriptsOf(['page', ...NAMES])).toEqual([fileOf('page').path, joined?.path]);
  const some = ['page', ...NAMES.slice(1)];
  expect(scriptsOf(some), 'a page without one of them').toEqual(some.map((name) => fileOf(name).path));
});

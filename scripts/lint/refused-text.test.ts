import { expect, test } from 'vitest';
import { askedLanguages, blindWaits, localDays, nextInternals } from './refused-text';

test.each(["locale === 'ja' ? a : b", "m.locale !== 'en'", "language === 'zh-TW'", "part !== 'en'"])(
  '%s has text in one language',
  (source) => {
    expect(askedLanguages(`const x = ${source};`)).toMatchObject([{ at: expect.any(Number) }]);
  },
);

test.each(["kind === 'no'", 'locale === LOCALES[0]', "locales.includes('en')", "LANGUAGES['en']"])(
  '%s has not',
  (source) => {
    expect(askedLanguages(source)).toEqual([]);
  },
);

test.each([
  "import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';",
  "const data = 'self.__next_f.push(';",
  "process.env['__NEXT_PRIVATE_STANDALONE_CONFIG']",
  "headers['x-nextjs-cache']",
  "headers['rsc']",
  "headers['next-router-prefetch']",
  "query.has('_rsc')",
  "type === 'text/x-component'",
  "path.startsWith('/_next/static/')",
  "join(folder, '.next/required-server-files.json')",
  '/** Reads BUILD_ID. */',
  "['nextjs#bundler']",
  "row.startsWith(':HL[')",
])('is a documented Next type: %s', (line) => {
  expect(nextInternals(line).map(({ at }) => line.slice(0, at).length > 0)).not.toEqual([]);
});

test.each([
  "import type { NextConfig } from 'next';",
  "import { PHASE_PRODUCTION_BUILD } from 'next/constants';",
  "import { usePathname } from 'next/navigation';",
  'const [first, ...next] = views;',
  "const SKIPPED = new Set(['node_modules', '.next']);",
])('allows well-known values: %s', (line) => {
  expect(nextInternals(line)).toEqual([]);
});

test.each(['new Date().getFullYear()', 'const day = date.getDate();', 'at.getHours() > 9'])(
  '[FOOT-01] %s is a day of the machine, not of the shop',
  (source) => {
    expect(localDays(source)).toMatchObject([{ message: expect.stringContaining('time zone') }]);
  },
);

test.each(['date.getTime()', 'date.getUTCFullYear()', 'jstDateParts(day).year', 'cache.getDay(1)'])(
  '%s is none',
  (source) => {
    expect(localDays(source)).toEqual([]);
  },
);

test.each(["page.goto('/', { waitUntil: 'networkidle' })", 'page.waitForTimeout(500)'])(
  '%s waits for nothing that a shopper sees',
  (source) => {
    expect(blindWaits(`await ${source};`)).toMatchObject([
      { message: expect.stringContaining('a shopper sees') },
    ]);
  },
);

test.each(["page.goto('/', { waitUntil: 'load' })", "page.waitForLoadState('load')"])('%s does', (source) => {
  expect(blindWaits(`await ${source};`)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { handledShop, line, withErrorPages } from '#test/support/handled-shop.ts';
import { seeded } from '#test/support/seeded.ts';

describe('[API-06] for any request', () => {
  const PARTS = [
    '/',
    '//',
    '%',
    '%25',
    '%2e%2e',
    '%00',
    '%E3%81',
    '%E6%A4%8D',
    '..',
    '.',
    '?',
    '?p=1',
    '&q=%',
    '#',
    'api',
    'en',
    'ja',
    'quiet',
    'products',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    '\\',
    '*',
    'http://evil.example',
    '[',
    ':',
    '@',
    '%u0041',
    'a'.repeat(300),
  ];
  const METHODS = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'MKCOL',
    'M-SEARCH',
  ];

  test('the URL is parsed or rejected, never a server error', async () => {
    const { send } = await handledShop(withErrorPages);
    const random = seeded(20_260_403);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const seen = new Set<string>();
    for (let round = 0; round < 3_000; round += 1) {
      const target = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(PARTS)).join('');
      const request = `${pick(METHODS)} ${random() < 0.9 ? '/' : ''}${target}`;
      const status = /^HTTP\/1.1 (\d{3})/.exec(await send(line(request)))?.[1] ?? 'nothing';
      seen.add(status);
      expect(['200', '204', '400', '404', '405'], request).toContain(status);
    }
    expect([...seen].sort()).toEqual(['200', '204', '400', '404', '405']);
  });
});

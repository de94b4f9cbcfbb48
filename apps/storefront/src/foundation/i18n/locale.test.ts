import { describe, expect, test } from 'vitest';
import { formatDate } from './format-date';
import { isLocale, localePath } from './locale';
import { messages } from './messages';

describe('[ROUTE-16] languages', () => {
  test('are Japanese and English', () => {
    expect(['ja', 'en', 'xx', '', 'JA'].map(isLocale)).toEqual([true, true, false, false, false]);
  });

  test.each([
    ['ja', '/', '/'],
    ['ja', '/cart', '/cart'],
    ['en', '/', '/en'],
    ['en', '/cart', '/en/cart'],
    ['en', '/#mail-magazine', '/en#mail-magazine'],
    ['en', '/?utm_source=mail', '/en?utm_source=mail'],
  ] as const)('in %s the URL of %s is %s', (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
  });

  test("a day is Japan's, at any hour, formatted for each language", () => {
    expect(formatDate('2026-11-11T15:00:00Z', 'ja')).toBe('2026年11月12日');
    expect(formatDate('2026-11-11T14:59:59Z', 'ja')).toBe('2026年11月11日');
    expect(formatDate('2026-11-11T15:00:00Z', 'en')).toBe('12 November 2026');
    expect(formatDate('soon', 'ja')).toBe('');
  });

  test("messages contain their values and the shop's own names", () => {
    expect(messages('ja').list.range({ n: 193, from: 1, to: 24 })).toContain('193点中 1〜24点');
    expect(messages('en').meta.withStore({ title: 'Cart' })).toBe('Cart | KOMORENO STORE');
  });
});

import { describe, expect, test } from 'vitest';
import { text } from './brand/brand-schema';
import {
  inLanguage,
  LANGUAGES,
  LOCALES,
  localeOfPlatform,
  mapLocalized,
  platformCode,
  prefixOf,
  WHOLE_LOCALES,
} from './language';

describe('[LANG-02] the table of languages', () => {
  test('has a prefix and a platform code for each, from which the tag follows', () => {
    const some = ['ja', 'en', 'zh-TW'] as const;
    expect(some.map(prefixOf)).toEqual(['', '/en', '/zh-TW']);
    expect(some.map(platformCode)).toEqual(['JA', 'EN', 'ZH_TW']);
    expect(LOCALES.map(platformCode).map(localeOfPlatform)).toEqual(LOCALES);
  });

  test('falls back to whole languages alone', () => {
    expect(WHOLE_LOCALES).toEqual(['ja', 'en']);
    for (const { fallback } of Object.values(LANGUAGES)) {
      if (fallback !== null) expect(WHOLE_LOCALES).toContain(fallback);
    }
  });
});

test('[LANG-02] data that a language lacks is that of its fallback', () => {
  const cup = { ja: 'カップ', en: 'Cup' };
  expect((['ja', 'en', 'zh-TW'] as const).map((locale) => inLanguage(cup, locale))).toEqual([
    'カップ',
    'Cup',
    'カップ',
  ]);
  expect(inLanguage({ ...cup, 'zh-TW': '杯子' }, 'zh-TW')).toBe('杯子');
  expect(mapLocalized(cup, (text, locale) => `${locale} ${text}`)).toEqual({ ja: 'ja カップ', en: 'en Cup' });
});

test('[LANG-02] a brand may lack texts of a language with a fallback, and of no other', () => {
  const isText = (value: object) => text.safeParse(value).success;
  expect(isText({ ja: '豆', en: 'beans' })).toBe(true);
  expect(isText({ ja: '豆', en: 'beans', 'zh-TW': '豆子' })).toBe(true);
  expect(isText({ ja: '豆', 'zh-TW': '豆子' })).toBe(false);
  expect(isText({ ja: '豆', en: 'beans', xx: 'grains' })).toBe(false);
});

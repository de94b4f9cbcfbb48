import { describe, expect, test } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };
import { formatYen, toLanguage, wordsOf } from './words.ts';

describe('words', () => {
  test('English has exactly the keys of Japanese, with the same slots', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ja).sort());
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(ja)) {
      expect([key, slots(en[key as keyof typeof en])]).toEqual([key, slots(text)]);
      expect(text.trim()).not.toBe('');
    }
  });

  test('fills in slots', () => {
    expect(wordsOf('JA')('summary.quantityOf', { n: 3 })).toBe('数量 3点');
    expect(wordsOf('EN')('summary.yen', { n: formatYen(1234567) })).toBe('¥1,234,567');
    expect([toLanguage('en'), toLanguage('EN'), toLanguage('fr'), toLanguage(null)]).toEqual([
      'EN',
      'EN',
      'JA',
      'JA',
    ]);
  });
});

import { CHECKOUT_WORDS } from '@shop/brands/checkout-words';
import { describe, expect, test } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };
import zhTW from '../../messages/zh-TW.json' with { type: 'json' };
import { formatYen, speakAs, toLanguage, wordsOf } from './words.ts';

describe('words', () => {
  test('English has exactly the keys of Japanese, with the same placeholders', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ja).sort());
    // Japanese alone counts goods in a unit.
    const slots = (text: string) => [...text.matchAll(/\{(?!unit\})\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(ja)) {
      expect([key, slots(en[key as keyof typeof en])]).toEqual([key, slots(text)]);
      expect(text.trim()).not.toBe('');
    }
  });

  test('[BRAND-01] brands define all required texts, with the same placeholders, and no brand text is left in the shared ones', () => {
    const slots = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();
    for (const { ja: ownJa, en: ownEn } of Object.values(CHECKOUT_WORDS)) {
      for (const [own, all] of [
        [ownJa, ja],
        [ownEn, en],
      ] as const) {
        for (const [key, text] of Object.entries(own))
          expect([key, slots(text)]).toEqual([key, slots(all[key as keyof typeof all])]);
      }
    }
    speakAs('komoreno');
    expect(wordsOf('JA')('way.chosen')).toBe('生産者が株を選びます');
    speakAs('none');
    expect(wordsOf('JA')('way.chosen')).toBe('商品をご用意します');
    expect(JSON.stringify([ja, en])).not.toMatch(/植物|株|鉢|育て|コモレノ|plant(?!ed)|grower|Komoreno/);
  });

  test('[LANG-02] each language counts goods in its own unit of the brand', () => {
    speakAs('asamoya');
    expect(wordsOf('JA')('summary.quantityOf', { n: 3 })).toBe('数量 3点');
    expect(wordsOf('ZH_TW')('summary.quantityOf', { n: 3 })).toBe('數量 3件');
    speakAs('none');
  });

  test('[LANG-02] a language with a fallback lacks nothing but the back office', () => {
    const lacking = Object.keys(ja).filter((key) => !Object.hasOwn(zhTW, key) && !key.startsWith('admin.'));
    expect(lacking).toEqual([]);
    const slots = (text: string) => [...text.matchAll(/\{(?!unit\})\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(zhTW))
      expect([key, slots(text)]).toEqual([key, slots(ja[key as keyof typeof ja])]);
  });

  test('[LANG-02] a brand’s own text, such as its terms of cancelling, is never that of another shop', () => {
    speakAs('asamoya');
    expect(wordsOf('ZH_TW')('confirm.cancelValue')).toBe(
      CHECKOUT_WORDS.asamoya['zh-TW']?.['confirm.cancelValue'],
    );
    speakAs('komoreno');
    expect(wordsOf('ZH_TW')('confirm.cancelValue')).toBe(CHECKOUT_WORDS.komoreno.ja['confirm.cancelValue']);
    expect(wordsOf('ZH_TW')('confirm.cancel')).toBe(zhTW['confirm.cancel']);
    speakAs('none');
  });

  test('fills placeholders', () => {
    expect(wordsOf('JA')('summary.quantityOf', { n: 3 })).toBe('数量 3点');
    expect(wordsOf('EN')('summary.yen', { n: formatYen(1234567) })).toBe('¥1,234,567');
    expect([toLanguage('en'), toLanguage('EN'), toLanguage('xx'), toLanguage(null)]).toEqual([
      'EN',
      'EN',
      'JA',
      'JA',
    ]);
  });
});

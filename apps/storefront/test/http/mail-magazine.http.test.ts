import { expect, test } from 'vitest';
import { askShop, statusOf } from '../support/ask-shop';

test('[MAIL-04] the page of a code that is not given out returns 404', async () => {
  expect(await statusOf('/mail-magazine/coupon/EVIL-99')).toBe(404);
});

test('[MAIL-05] who missed the announced draw reads so beside the coupon, without JavaScript; another draw has no such page', async () => {
  const coupon = '/mail-magazine/coupon/MMSP15-7KQ2';
  for (const [prefix, over] of [
    ['', '「春の植え替えキャンペーン」の抽選は期間が終了したため、このご登録は対象になりません。'],
    ['/en', 'has ended, so this sign-up does not take part in it.'],
  ] as const) {
    const told = await (await askShop(`${prefix}${coupon}/mm-2026-spring`)).text();
    expect(told).toContain(over);
    expect(told).toContain('MMSP15-7KQ2');
    expect(await (await askShop(`${prefix}${coupon}`)).text()).not.toContain(over);
  }
  expect(await statusOf(`${coupon}/no-draw`)).toBe(404);
});

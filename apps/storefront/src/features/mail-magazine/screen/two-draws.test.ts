import { KOMORENO } from '@shop/brands/komoreno/brand';
import { jstDate } from '@shop/rules/jst-date';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { composeMail } from '#features/mail/server/compose-mail.ts';
import { MailMagazineSection } from './MailMagazineSection';

const [SPRING] = KOMORENO.campaigns ?? [];
if (SPRING === undefined) throw new Error('the brand has no campaign');
const DRAWS = [
  { ...SPRING, id: 'long', to: jstDate(2026, 4, 30), title: { ja: '長い抽選', en: 'The long one' } },
  SPRING,
];
vi.mock('#foundation/brand/shop-brand.ts', async (load) => {
  const own = await load<typeof import('#foundation/brand/shop-brand.ts')>();
  return { ...own, shopBrand: () => ({ ...own.shopBrand(), campaigns: DRAWS }) };
});

test.each([
  [
    'ja',
    '「長い抽選」(2026年3月1日〜2026年4月30日)の抽選にもご参加いただけます',
    '2026年4月30日までに確認がすむと、「長い抽選」の抽選',
  ],
  [
    'en',
    'The prize draw “The long one” (1 March 2026 – 30 April 2026) is included',
    'by 30 April 2026, you take part in the prize draw “The long one”',
  ],
] as const)(
  '[MAIL-05] of two draws that go on, form and mail name both: a registration counts in both (%s)',
  async (locale, announced, promised) => {
    const form = renderToStaticMarkup(
      createElement(MailMagazineSection, { locale, campaigns: DRAWS.toReversed(), isCampaignAhead: false }),
    );
    expect(form).toContain(SPRING.title[locale]);
    expect(form).toContain(announced);
    const { text } = await composeMail(
      {
        id: '5d4c9b1e-7a0f-4f3e-9c55-2b6a1e8d0f47',
        recipient: 'a@b.example' as never,
        language: locale,
        facts: {
          kind: 'coupon',
          couponCode: 'X1',
          discountRate: 5,
          linkId: '5d4c9b1e-7a0f-4f3e-9c55-2b6a1e8d0f47',
          isRepeated: false,
          confirmId: '5d4c9b1e-7a0f-4f3e-9c55-2b6a1e8d0f47',
        },
        dueAt: new Date('2026-03-31T14:59:59Z'),
        sentAt: null,
      },
      { shopUrl: 'https://shop.example', from: 'a@shop.example', linkSecret: 'secret of a test' },
    );
    const plain = text.replaceAll('\n', locale === 'ja' ? '' : ' ');
    expect(plain).toContain(SPRING.title[locale]);
    expect(plain).toContain(promised);
  },
);

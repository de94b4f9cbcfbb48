import { ASAMOYA } from '@shop/brands/asamoya/brand';
import type { EmailAddress } from '@shop/rules/email';
import { inLanguage, LOCALES } from '@shop/rules/language';
import { expect, test, vi } from 'vitest';
import { foreignWords } from '#test/support/foreign-words.ts';

// The brand is a process setting: the modules below load after it is set.
vi.hoisted(() => vi.stubEnv('BRAND', 'asamoya'));

import { composeMail } from './compose-mail';

type Mail = Parameters<typeof composeMail>[0];

const ID = '5d4c9b1e-7a0f-4f3e-9c55-2b6a1e8d0f47';
const QUEUED = {
  id: ID,
  recipient: 'a@b.example' as EmailAddress,
  language: 'ja',
  dueAt: new Date('2026-11-26T00:00:00Z'),
  sentAt: null,
} as const;
const coupon = { kind: 'coupon', couponCode: 'X1', discountRate: 5, linkId: ID } as const;
const FACTS: readonly Mail['facts'][] = [
  { ...coupon, isRepeated: false, confirmId: ID },
  { ...coupon, isRepeated: true, confirmId: null },
  {
    kind: 'restock',
    linkId: ID,
    handle: 'cup-saucer',
    variantId: 43_100_000_000_001,
    product: '藍のカップ&ソーサー',
    variant: '',
    vendor: '土音窯',
    price: 4180,
    quantity: 3,
    imageUrl: '',
  },
];

test.each(FACTS.flatMap((facts) => LOCALES.map((locale) => [facts.kind, locale, facts] as const)))(
  "[BRAND-03] [BRAND-04] the mail %s in %s has the coffee roaster's texts, colours and logo",
  async (_kind, language, facts) => {
    const { from, subject, html, text } = await composeMail(
      { ...QUEUED, language, facts },
      {
        shopUrl: 'https://asamoya.example',
        from: 'あさもや珈琲 <noreply@asamoya.example>',
        linkSecret: 'secret of a test',
      },
    );
    expect(foreignWords(`${from}\n${subject}\n${html}\n${text}`)).toEqual([]);
    expect(html).toContain('#2c1c13');
    expect(html).toContain(inLanguage<{ storeName: string }>(ASAMOYA.names, language).storeName);
  },
);

test("[BRAND-01] a prize of another brand's campaign is not sent", async () => {
  const mail: Mail = { ...QUEUED, facts: { kind: 'prize', campaignId: 'mm-2026-winter', linkId: ID } };
  const settings = { shopUrl: 'https://asamoya.example', from: '', linkSecret: 'secret of a test' };
  await expect(composeMail(mail, settings)).rejects.toThrow('there is no campaign');
});

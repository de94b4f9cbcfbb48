import { existsSync } from 'node:fs';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { LOCALES, type Locale } from '@shop/rules/language';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import type { MailFacts } from '#foundation/mail/outbox.ts';
import { readLink } from '#foundation/mail/signed-link.ts';
import { composeMail } from './compose-mail';

const SETTINGS = { shopUrl: 'https://shop.example', from: 'noreply@shop.example', linkSecret: 'golden' };
const CREATED = new Date('2026-11-01T03:00:00Z');
const ID = '00000000-0000-4000-8000-000000000001';
const CONFIRM_ID = '00000000-0000-4000-8000-000000000002';

const COUPON = {
  kind: 'coupon',
  couponCode: 'MMSP15-7KQ2',
  discountRate: 15,
  linkId: ID,
  confirmId: CONFIRM_ID,
  isRepeated: false,
} as const;
const RESTOCK = {
  kind: 'restock',
  linkId: ID,
  handle: 'umbellata',
  variantId: 77,
  product: 'フィカス・ウンベラータ',
  variant: '10号',
  vendor: '水城グリーンファーム',
  price: 28_600,
  quantity: 3,
  imageUrl: '',
} as const;

const KINDS: Readonly<Record<string, MailFacts>> = {
  'coupon, to be confirmed': COUPON,
  'coupon, registered before': { ...COUPON, isRepeated: true },
  'coupon, confirmed': { ...COUPON, confirmId: null },
  restock: RESTOCK,
  'restock, without variants': { ...RESTOCK, variant: '', quantity: 1 },
  prize: { kind: 'prize', campaignId: 'mm-2026-spring', linkId: ID },
};

/** The mail as its reader sees it, with each token replaced by its content and expiry. */
async function written(facts: MailFacts, language: Locale, dueAt = CREATED, now = dueAt): Promise<string> {
  const mail = await composeMail(
    {
      id: ID,
      recipient: 'hana@example.com' as never,
      language,
      facts,
      dueAt,
      sentAt: null,
    },
    { ...SETTINGS, now },
  );
  const named = (text: string) => text.replaceAll(/(https:\/\/shop\.example\/\S*?[/=])([\w.-]{60,})/g, meant);
  // The preview text that mail clients list beside the subject; the text body has none.
  const preview = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(mail.html)?.[1];
  const links = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
    named(address.replaceAll('&amp;', '&')),
  );
  return [
    `Subject: ${mail.subject}`,
    `Preview: ${preview}`,
    `Unsubscribe: ${named(mail.unsubscribeUrl ?? 'none')}`,
    named(mail.text),
    ...new Set(links),
  ].join('\n');
}

function meant(whole: string, before: string, token: string): string {
  const read = (now: Date) => readLink(token, { secret: SETTINGS.linkSecret, now });
  const target = read(CREATED);
  if (target === null) return whole;
  const day = (days: number) => new Date(CREATED.getTime() + days * 86_400_000);
  const last = Array.from({ length: 60 }, (_, days) => days).find((days) => read(day(days + 1)) === null);
  return `${before}{${target.purpose} ${target.id}${last === undefined ? '' : `, for ${last} days`}}`;
}

test.each(LOCALES)(
  '[MAIL-05] [MAIL-06] [RESTOCK-02] every kind of mail in %s equals its golden file, with its links',
  async (locale) => {
    const mails = await Promise.all(
      Object.entries(KINDS).map(async ([kind, facts]) => `## ${kind}\n${await written(facts, locale)}\n`),
    );
    await expect(mails.join('\n')).toMatchFileSnapshot(`./goldens/mails.${locale}.txt`);
  },
);

test.each([
  ['ja', 'このクーポンは、有効期限が切れています', /使うと|オフ|クーポンをもう一度|以上のご注文/],
  ['en', 'This coupon has expired', /% off|your coupon again|orders? of/i],
] as const)(
  '[MAIL-04] in %s a coupon that has ended is said to have, and promised nothing',
  async (locale, said, promised) => {
    const again = { ...COUPON, isRepeated: true };
    expect(await written(again, locale)).toMatch(promised);
    const mail = await written({ ...again, hasEnded: true }, locale);
    expect(mail).toContain(said);
    expect(mail).not.toMatch(promised);
    expect(mail, 'the address is asked for all the same').toContain(`confirm ${CONFIRM_ID}`);
  },
);

test.each(LOCALES)(
  '[MAIL-06] in %s only who is a member is told to be one: not who has yet to confirm, also where the coupon has ended',
  async (locale) => {
    const joined = messages(locale).mails.couponAgainTitle;
    expect(await written({ ...COUPON, isRepeated: true, confirmId: null }, locale)).toContain(joined);
    for (const hasEnded of [false, true])
      expect(await written({ ...COUPON, isRepeated: true, hasEnded }, locale)).not.toContain(joined);
  },
);

test.each([
  ['ja', '在庫あり(◯)', /残り/],
  ['en', 'In stock', /\bleft\b/],
] as const)(
  '[RESTOCK-02] in %s a restock mail counts pieces where the product’s page does, up to ten: an untold stock is no number',
  async (locale, stock, counted) => {
    expect(await written({ ...RESTOCK, quantity: 10 }, locale)).toMatch(counted);
    const mail = await written({ ...RESTOCK, quantity: 100 }, locale);
    expect(mail).toContain(stock);
    expect(mail).not.toMatch(counted);
  },
);

test('[RESTOCK-02] the picture of a restock mail is twice as wide as its column', async () => {
  const imageUrl = 'https://cdn.example/s/files/1/umbellata.jpg?v=1';
  expect(await written({ ...RESTOCK, imageUrl }, 'ja')).toContain('width=1080');
});

test('[RESTOCK-02] the link of a restock mail leads to a product whose handle has other letters', async () => {
  const mail = await written({ ...RESTOCK, handle: '苔/100%?' }, 'ja');
  expect(mail).toContain('https://shop.example/products/%E8%8B%94%2F100%25%3F?variant=77\n');
});

test.each([
  ['the moment before it begins', '2026-11-30T14:59:59Z', false],
  ['its first moment', '2026-11-30T15:00:00Z', true],
  ['its last moment', '2026-12-31T14:59:59Z', true],
  ['the moment after it', '2026-12-31T15:00:00Z', false],
] as const)(
  '[MAIL-05] [MAIL-06] who registers in %s of a prize draw is promised it in the mail: only then, and until when',
  async (_, registeredAt, isPromised) => {
    const at = new Date(registeredAt);
    const promises = {
      ja: '2026年12月31日までに確認がすむと、「冬の盆栽キャンペーン」の抽選の対象になります。',
      en: 'If you confirm by 31 December 2026, you take part in the prize draw “Bonsai in winter”.',
    };
    for (const [language, promise] of [
      ['ja', promises.ja],
      ['en', promises.en],
    ] as const) {
      const mail = await written(COUPON, language, at);
      expect(mail.includes(promise)).toBe(isPromised);
      expect(/抽選|prize draw/.test(mail)).toBe(isPromised);
      // Repeated mails do not know the day of the registration; a confirmed member is asked nothing.
      expect(await written({ ...COUPON, isRepeated: true }, language, at)).not.toMatch(/抽選|prize draw/);
      expect(await written({ ...COUPON, confirmId: null }, language, at)).not.toMatch(/抽選|prize draw/);
    }
  },
);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each(BRAND_NAMES)(
  '[BRAND-03] [MAIL-06] every picture of the coupon mail of %s is a file',
  async (brand) => {
    vi.stubEnv('BRAND', brand);
    vi.resetModules();
    const { composeMail: compose } = await import('./compose-mail');
    const mail = { id: ID, recipient: 'hana@example.com' as never, language: 'ja' as const, facts: COUPON };
    const { html } = await compose({ ...mail, dueAt: CREATED, sentAt: null }, SETTINGS);
    const missing = [...html.matchAll(/src="https:\/\/shop\.example([^"]*)"/g)].filter(
      ([, path]) =>
        !['public', `../../brands/${brand}/files`].some((folder) =>
          existsSync(new URL(`../../../../${folder}${path}`, import.meta.url)),
        ),
    );
    expect(missing).toEqual([]);
  },
);

test.each([
  ['a day later', 1, '2026年11月16日', true],
  ['40 days later, after the draw', 40, '2026年12月25日', false],
  ['before it was due', -3, '2026年11月15日', true],
] as const)(
  '[MAIL-05] [MAIL-06] a mail that is sent %s gives its reader the whole time from then on, and promises no draw that is over',
  async (_, days, until, isPromised) => {
    const at = (created: Date) => new Date(created.getTime() + days * 86_400_000);
    expect(await written(KINDS['prize'] ?? COUPON, 'ja', CREATED, at(CREATED))).toContain(until);
    const registered = new Date('2026-12-01T03:00:00Z');
    const late = { ...COUPON, confirmId: CONFIRM_ID };
    const mail = await composeMail(
      {
        id: ID,
        recipient: 'hana@example.com' as never,
        language: 'ja',
        facts: late,
        dueAt: registered,
        sentAt: null,
      },
      { ...SETTINGS, now: at(registered) },
    );
    const [, token = ''] = /mail-magazine\/confirm\/([\w.-]+)/.exec(mail.text) ?? [];
    const from = Math.max(0, days) * 86_400_000 + registered.getTime();
    const isValid = (after: number) =>
      readLink(token, { secret: SETTINGS.linkSecret, now: new Date(from + after * 86_400_000) }) !== null;
    expect([isValid(29.9), isValid(30.1)]).toEqual([true, false]);
    expect(mail.text.includes('抽選')).toBe(isPromised);
  },
);

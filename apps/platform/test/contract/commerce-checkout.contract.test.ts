import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { color } from '@shop/design-tokens/color';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf, type PlainPage, submit, visit } from '../support/plain-browser.ts';
import { type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';
import {
  CARD,
  CONTACT,
  createCart,
  mutate,
  orderNumberOn,
  PACHIRA,
  readCart,
  readStock,
  setStock,
  walkToConfirm,
} from '../support/shopper.ts';

/** Without delivery dates. */
const SEEDLING = 'gid://shopify/ProductVariant/42319980201199';
/** toytp500101_set: not on Sundays, Mondays and Tuesdays. */
const NOT_ON_SUNDAY = 'gid://shopify/ProductVariant/42319912076527';
/** toytp2001_set: not on Mondays and Tuesdays. */
const NOT_ON_MONDAY = 'gid://shopify/ProductVariant/42319908111599';
const LAST_ONE = 'gid://shopify/ProductVariant/42319870625007';
let shop: PlatformUnderTest;
beforeAll(async () => {
  shop = await platformUnderTest();
});
afterAll(() => shop.stop());

const newCart = async (input: Record<string, unknown> = {}) =>
  (await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 2 }], ...input })).cart;
/** A day this number of days after today in Japan. */
const inDays = (days: number) =>
  new Date(Date.now() + (9 + days * 24) * 3_600_000).toISOString().slice(0, 10);
/** The same day as displayed. */
function inWords(days: number): string {
  const [year, month, day] = inDays(days).split('-').map(Number);
  const weekday = '日月火水木金土'[new Date(`${inDays(days)}T00:00:00Z`).getUTCDay()];
  return `${year}年${month}月${day}日(${weekday})`;
}
const errorsOn = (page: PlainPage) =>
  [...page.document.querySelectorAll('p.error')].map((error) => error.id.replace('-error', ''));

describe('[GATE-01] checkout in a browser without JavaScript', () => {
  test('[ORDER-01] from the cart to the thank-you page; the stock is reduced, the cart is deleted, the mail is written', async () => {
    const before = await readStock(shop, PACHIRA);
    const cart = await newCart({
      attributes: [
        { key: 'お届け希望日', value: inDays(14) },
        { key: 'お届け時間帯', value: '14時〜16時' },
        { key: 'GS_USER_ID', value: 'visitor-u-1' },
        { key: 'CART_ID', value: 'gid://shopify/Cart/c?key=k-e-y' },
      ],
      note: '玄関前に <置いて> ください',
    });
    const confirm = await walkToConfirm(cart.checkoutUrl);
    expect(confirm.status).toBe(200);
    for (const sentence of [
      '1種類、合計 2点',
      '3,360円(税込。うち送料 800円)',
      'ご注文の確定時に決済されます',
      `${inWords(14)} 14時〜16時 にお届けします`,
      '取り消しできます',
      '期間の定めはありません',
      '玄関前に <置いて> ください',
      'VISA 末尾 4242',
      '〒150-0001',
    ]) {
      expect(confirm.text).toContain(sentence);
    }
    expect(await readStock(shop, PACHIRA)).toBe(before);
    expect(confirm.text).not.toMatch(/visitor-u-1|CART_ID|k-e-y/);

    const thanks = await submit(confirm, {}, 'place');
    expect(thanks.status).toBe(200);
    expect(thanks.url).toMatch(/\/orders\/[\w-]{30,}$/);
    expect(orderNumberOn(thanks)).toMatch(/^\d{4,}$/);
    const thanksPage = thanks.document;
    expect(thanksPage.querySelector('.story img')?.getAttribute('src')).toContain('pachira-mini_1');
    expect(thanksPage.querySelectorAll('.way li')).toHaveLength(4);
    expect(thanksPage.querySelector('.way [aria-current=step]')?.textContent).toContain(
      'ご注文を受け付けました',
    );
    expect(thanksPage.querySelector('.way li:last-child')?.textContent).toContain(
      `${inWords(14)} 14時〜16時`,
    );
    expect(thanks.text).not.toMatch(/visitor-u-1|CART_ID|k-e-y/);
    expect(thanks.text).not.toContain(inDays(14));
    expect(thanksPage.querySelectorAll('.prepare li')).toHaveLength(3);
    expect(thanksPage.querySelector('.band a')?.getAttribute('href')).toMatch(/\/advisors$/);
    expect(await readStock(shop, PACHIRA)).toBe(before - 2);
    expect(await readCart(shop, cart.id)).toBeNull();

    const folder = join(shop.platform.services.env.dataDir, 'outbox');
    await expect
      .poll(async () => (await readdir(folder).catch(() => [])).filter((f) => f.endsWith('.eml')).length)
      .toBe(1);
    const [file = ''] = await readdir(folder);
    const mail = await readFile(join(folder, file), 'utf8');
    expect(mail).toContain('To: hanako@example.jp');
    const body = Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
    expect(body).toContain(`ご注文番号: ${orderNumberOn(thanks)}`);
    expect(body).toContain('¥3,360');
    expect(body).toContain(`お届け希望日: ${inWords(14)}`);
    expect(body).not.toMatch(/visitor-u-1|CART_ID|k-e-y/);
  });

  test.each([
    ['a carrier', { method: 'carrier', carrier: 'docomo' }, 'キャリア決済 ドコモ'],
    ['pay later', { method: 'deferred' }, '請求書の発行日から14日以内'],
    ['Apple Pay', { method: 'applePay' }, 'Apple Pay'],
    ['Google Pay', { method: 'googlePay' }, 'Google Pay'],
    ['PayPay', { method: 'payPay' }, 'PayPay'],
    ['JCB', { ...CARD, cardNumber: '3530111333300000' }, 'JCB 末尾 0000'],
  ])('pays by %s', async (_what, payment, words) => {
    const { checkoutUrl } = await newCart();
    const confirm = await walkToConfirm(checkoutUrl, {}, payment);
    expect(confirm.text).toContain(words);
    expect(orderNumberOn(await submit(confirm, {}, 'place'))).toBeDefined();
  });

  test('in English', async () => {
    const { checkoutUrl } = await newCart();
    const page = await visit(`${checkoutUrl}&locale=en`);
    expect(page.document.documentElement.getAttribute('lang')).toBe('en');
    expect(page.text).toContain('Delivery address');
    const payment = await submit(page, CONTACT, 'continue');
    expect(payment.text).toContain('Payment method');
    expect(payment.text).toContain('Test card numbers');
  });

  test('[SHIP-01] Okinawa costs 2,000 yen', async () => {
    const { checkoutUrl } = await newCart();
    const confirm = await walkToConfirm(checkoutUrl, {
      zip: '900-0001',
      provinceCode: 'JP-47',
      city: '那覇市',
    });
    expect(confirm.text).toContain('4,560円(税込。うち送料 2,000円)');
  });
});

describe('[FEE-01] the shipping fee depends on the destination', () => {
  const TOKYO = {};
  const OKINAWA = { zip: '900-0001', provinceCode: 'JP-47', city: '那覇市' };
  const HACHIJO = { zip: '100-1401', provinceCode: 'JP-13', city: '八丈島八丈町' };
  const gift = (zip: string, address: string) => ({
    attributes: [
      { key: 'お届け先のお名前', value: '緑川 葉' },
      { key: 'お届け先の郵便番号', value: zip },
      { key: 'お届け先のご住所', value: address },
      { key: 'お届け先の電話番号', value: '098-000-0000' },
    ],
  });
  const TO_OKINAWA = gift('900-0001', '沖縄県那覇市港町1-2');
  const TO_TOKYO = gift('150-0001', '東京都渋谷区神宮前1-2-3');

  test.each([
    ['Tokyo', TOKYO, {}, 800, '3,360'],
    ['Hachijō, by its postal code', HACHIJO, {}, 2000, '4,560'],
    ['a gift to Okinawa from Tokyo', TOKYO, TO_OKINAWA, 2000, '4,560'],
    ['a gift to Tokyo from Okinawa', OKINAWA, TO_TOKYO, 800, '3,360'],
    ['a gift to Hachijō from Tokyo', TOKYO, gift('100-1401', '東京都八丈島八丈町大賀郷1'), 2000, '4,560'],
    ['a gift with an unknown postal code', TOKYO, gift('999-9999', '北海道札幌市1'), 2000, '4,560'],
    [
      'an e-gift: the buyer’s address',
      OKINAWA,
      { attributes: [...TO_TOKYO.attributes, { key: 'eGift', value: 'true' }] },
      2000,
      '4,560',
    ],
  ])('to %s', async (_where, buyer, input, fee, total) => {
    const { checkoutUrl } = await newCart(input);
    const confirm = await walkToConfirm(checkoutUrl, buyer);
    expect(confirm.text).toContain(`${total}円(税込。うち送料 ${fee.toLocaleString('en')}円)`);
    const thanks = await submit(confirm, {}, 'place');
    expect(orderNumberOn(thanks)).toBeDefined();
    expect(thanks.text).toContain(`¥${total}`);
  });

  test('the recipient is named from the first page on, in both languages, and no raw key is shown', async () => {
    const { checkoutUrl } = await newCart(TO_OKINAWA);
    const page = await visit(`${checkoutUrl}&locale=en`);
    for (const text of ['Gift destination', '900-0001', '沖縄県那覇市港町1-2', '緑川 葉', '¥2,000'])
      expect(page.text).toContain(text);
    // The form asks for the buyer's own address.
    expect(page.document.querySelector('#zip')?.getAttribute('value')).toBe('');
    const confirm = await walkToConfirm(checkoutUrl);
    expect(confirm.text).toContain('Recipient’s postal code');
    expect(confirm.text).not.toContain('お届け先');
    expect(confirm.text).toContain('Your name and address');
  });

  test('internal attribute keys are not shown', async () => {
    const { checkoutUrl } = await newCart({
      attributes: [
        { key: '社内メモ', value: 'x1' },
        { key: 'お届け時間帯', value: '午前中(8時〜12時)' },
      ],
    });
    await visit(`${checkoutUrl}&locale=en`);
    const { document } = await walkToConfirm(checkoutUrl);
    const preferences = document.querySelector('section[aria-labelledby="preferences"]');
    expect(preferences?.querySelector('dl')?.textContent).toBe('Desired timeMorning (8:00–12:00)');
    expect(document.body.textContent).not.toMatch(/社内メモ|x1/);
  });
});

/** The next selectable such weekday, in days from today; 0 is Sunday. */
function daysTo(weekday: number): number {
  for (let days = 10; days <= 24; days += 1)
    if (new Date(`${inDays(days)}T00:00:00Z`).getUTCDay() === weekday) return days;
  throw new Error(`no weekday ${weekday} in fifteen days`);
}

describe("[DLV-07] a delivery date that the platform's clock or its products exclude", () => {
  test.each([
    ['tomorrow', PACHIRA, 1],
    ['after the last day', PACHIRA, 25],
    ['beside a product that takes none', SEEDLING, 14],
    ['[DLV-03] a Sunday, of toytp500101_set', NOT_ON_SUNDAY, daysTo(0)],
    ['[DLV-03] a Tuesday, of toytp500101_set', NOT_ON_SUNDAY, daysTo(2)],
    ['[DLV-03] a Monday, of toytp2001_set', NOT_ON_MONDAY, daysTo(1)],
  ])('is removed with a notice, and not ordered: %s', async (_what, merchandiseId, days) => {
    const date = inDays(days);
    const { checkoutUrl } = await newCart({
      lines: [{ merchandiseId, quantity: 1 }],
      attributes: [{ key: 'お届け希望日', value: date }],
    });
    const first = await visit(checkoutUrl);
    expect(first.document.querySelector('[role="alert"]')?.textContent).toContain(inWords(days));
    const confirm = await walkToConfirm(checkoutUrl);
    expect(confirm.text).toContain('10日後から24日後の間');
    const thanks = await submit(confirm, {}, 'place');
    expect(orderNumberOn(thanks)).toBeDefined();
    expect(thanks.text).not.toContain(inWords(days));
  });

  test.each([
    ['a Wednesday, of toytp500101_set', NOT_ON_SUNDAY, daysTo(3)],
    ['a Sunday, of toytp2001_set', NOT_ON_MONDAY, daysTo(0)],
  ])('[DLV-03] stays where its products allow it: %s', async (_what, merchandiseId, days) => {
    const { checkoutUrl } = await newCart({
      lines: [{ merchandiseId, quantity: 1 }],
      attributes: [{ key: 'お届け希望日', value: inDays(days) }],
    });
    expect((await visit(checkoutUrl)).document.querySelector('[role="alert"]')).toBeNull();
    expect((await walkToConfirm(checkoutUrl)).text).toContain(`${inWords(days)} にお届けします`);
  });

  test('[DLV-06] of an e-gift is ignored: its recipient selects day and time', async () => {
    const { checkoutUrl } = await newCart({
      attributes: [
        { key: 'eGift', value: 'true' },
        { key: 'お届け希望日', value: inDays(14) },
        { key: 'お届け時間帯', value: '14:00〜16:00' },
      ],
    });
    expect((await visit(checkoutUrl)).document.querySelector('[role="alert"]')).toBeNull();
    const { text } = await walkToConfirm(checkoutUrl);
    expect(text).not.toContain(inWords(14));
    expect(text).not.toContain('14時〜16時');
  });
});

describe("[DLV-08] the checkout uses the days of the store's own metafield", () => {
  const admin = async (query: string, variables: object = {}) => {
    const response = await fetch(`${shop.url}/admin/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': shop.adminToken },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as { data: Record<string, { id: string; userErrors: unknown[] }> };
  };
  const write = async (value: string) => {
    const { data } = await admin('{ shop { id } }');
    const metafield = {
      ownerId: data['shop']?.id,
      namespace: 'shop',
      key: 'delivery_rules',
      type: 'json',
      value,
    };
    return admin(
      `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { field message } } }`,
      { metafields: [metafield] },
    );
  };
  const alertFor = async (days: number, merchandiseId = PACHIRA) => {
    const { checkoutUrl } = await newCart({
      lines: [{ merchandiseId, quantity: 1 }],
      attributes: [{ key: 'お届け希望日', value: inDays(days) }],
    });
    return (await visit(checkoutUrl)).document.querySelector('[role="alert"]')?.textContent ?? null;
  };
  const readRules = async () =>
    (
      await shop.ask<{ shop: { metafield: { value: string } } }>(
        '{ shop { metafield(namespace: "shop", key: "delivery_rules") { value } } }',
        {},
      )
    ).data.shop.metafield.value;

  test('its window, a holiday and a weekday; an invalid value is rejected or falls back to the built-in ones, without failure', async () => {
    const [sunday, monday] = [daysTo(0) - 7, daysTo(1) - 7];
    const before = await readRules();
    expect(JSON.parse(before)).toMatchObject({ window: { earliestDays: 10, latestDays: 24 } });
    try {
      const own = {
        window: { earliestDays: 2, latestDays: 9 },
        blockedRanges: [{ from: inDays(monday), to: inDays(monday), skus: 'all' }],
      };
      expect((await write(JSON.stringify(own))).data['metafieldsSet']?.userErrors).toEqual([]);
      expect(await alertFor(2)).toBeNull();
      expect(await alertFor(monday)).toContain(inWords(monday));
      expect(await alertFor(10)).toContain(inWords(10));
      expect(await alertFor(sunday, NOT_ON_SUNDAY)).toBeNull();
      const { checkoutUrl } = await newCart();
      expect((await walkToConfirm(checkoutUrl)).text).toContain('2日後から9日後の間');
      expect((await write('{')).data['metafieldsSet']?.userErrors).toHaveLength(1);
      await write(JSON.stringify({ window: { earliestDays: 'two', latestDays: 9 } }));
      expect(await alertFor(2)).toContain(inWords(2));
      expect(await alertFor(10)).toBeNull();
    } finally {
      await write(before);
    }
    expect(await readRules()).toBe(before);
  });

  test('[SHIP-05] [DLV-10] shipping fees, and dispatch weekdays', async () => {
    const before = await readRules();
    const dispatch = { weekdays: ['tuesday', 'friday'], leadDays: 1, transitDays: 2 };
    const fees = { regular: 650, areas: [{ zones: ['JP-01'], fee: 1300 }], freeFrom: 2500 };
    const feeOf = async (quantity: number) => {
      const { checkoutUrl } = await newCart({ lines: [{ merchandiseId: PACHIRA, quantity }] });
      return /送料 ([\d,]+)円/.exec((await walkToConfirm(checkoutUrl)).text)?.[1];
    };
    // From today, which the platform's clock knows: two days after the next Tuesday or Friday.
    const first = Math.min(...[2, 5].map((weekday) => ((daysTo(weekday) - 1) % 7) + 1)) + 2;
    try {
      await write(JSON.stringify({ window: { earliestDays: 1, latestDays: 21 }, dispatch, fees }));
      expect(await alertFor(first)).toBeNull();
      expect(await alertFor(first - 1)).toContain(inWords(first - 1));
      expect(await feeOf(1)).toBe('650');
      expect(await feeOf(2)).toBe('0');
    } finally {
      await write(before);
    }
    expect(await feeOf(1)).toBe('800');
  });
});

test("[TOKEN-01] the style sheet of the checkout is the storefront's tokens and styles based on them", async () => {
  const { head } = (await visit(`${shop.url}/account`)).document;
  const href = head.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
  const response = await fetch(new URL(href, shop.url));
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const sheet = await response.text();
  expect(sheet).toContain(`--color-action-primary: ${color.action.primary};`);
  expect(sheet).toContain('background: var(--color-action-primary);');
});

describe('the forms', () => {
  test('show an error beside every invalid field and keep all input', async () => {
    const { checkoutUrl } = await newCart();
    const page = await submit(
      await visit(checkoutUrl),
      { ...CONTACT, email: 'nobody', zip: '12', phone: '1', lastName: '', city: '<script>x</script>' },
      'continue',
    );
    expect(page.status).toBe(422);
    expect(errorsOn(page)).toEqual(['email', 'lastName', 'zip', 'phone']);
    expect(page.document.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.document.querySelector('#email')?.getAttribute('aria-describedby')).toContain('email-error');
    expect(page.document.querySelector('#city')?.getAttribute('value')).toBe('<script>x</script>');
    expect(page.html).not.toContain('<script>x');
    expect(page.document.querySelector('option[selected]')?.getAttribute('value')).toBe('JP-13');
  });

  test('a postal code fills prefecture, city and town, in every format', async () => {
    const { checkoutUrl } = await newCart();
    for (const zip of ['1500001', '150-0001', '〒１５０－０００１']) {
      const page = await submit(await visit(checkoutUrl), { email: 'a@example.jp', zip }, 'fillAddress');
      expect(page.document.querySelector('option[selected]')?.getAttribute('value')).toBe('JP-13');
      expect(page.document.querySelector('#city')?.getAttribute('value')).toBe('渋谷区');
      expect(page.document.querySelector('#address1')?.getAttribute('value')).toBe('神宮前');
      expect(page.document.querySelector('#email')?.getAttribute('value')).toBe('a@example.jp');
    }
    const unknown = await submit(await visit(checkoutUrl), { zip: '9998888' }, 'fillAddress');
    expect(unknown.text).toContain('見つかりませんでした');
    const placeOf = async (typed: string) =>
      (await fetch(`${shop.url}/checkouts/postal-codes/${encodeURIComponent(typed)}`)).json();
    const chuo = { provinceCode: 'JP-01', provinceCodes: ['JP-01'], city: '札幌市中央区', town: '' };
    for (const typed of ['0600000', '〒０６０─００００']) expect(await placeOf(typed)).toEqual(chuo);
    expect(await placeOf('871-0000')).toEqual({
      provinceCode: null,
      provinceCodes: ['JP-40', 'JP-44'],
      city: '',
      town: '',
    });
    const unreadable = await fetch(`${shop.url}/checkouts/postal-codes/%E0%A4%A-000`);
    expect(unreadable.status).toBe(404);
  });

  test.each([
    ['871-0000', 'JP-44', '中津市'],
    ['498-0000', 'JP-24', '桑名郡木曽岬町'],
    ['618-0000', 'JP-27', '三島郡島本町'],
  ])('[FEE-01] an address in %s in %s %s can order', async (zip, provinceCode, city) => {
    const { checkoutUrl } = await newCart();
    const form = await visit(checkoutUrl);
    const filled = await submit(form, { ...CONTACT, zip, provinceCode: '', city: '' }, 'fillAddress');
    expect(filled.text).toContain('複数の地域');
    expect(filled.document.querySelector('#city')?.getAttribute('value') ?? '').toBe('');
    const next = await submit(filled, { ...CONTACT, zip, provinceCode, city }, 'continue');
    expect(next.url).toContain('/payment');
  });

  test.each([
    ['100─1401', 2000],
    ['100‒1401', 2000],
    ['１００﹣１４０１', 2000],
    ['\u200B100-\r\n1401', 2000],
    ['100─0001', 800],
  ])('[FEE-01] a gift to %j costs %i yen in the checkout', async (zip, fee) => {
    const { checkoutUrl } = await newCart({
      attributes: [
        { key: 'お届け先のお名前', value: '森 花' },
        { key: 'お届け先の郵便番号', value: zip },
        { key: 'お届け先のご住所', value: '東京都八丈島八丈町大賀郷1-1' },
        { key: 'お届け先の電話番号', value: '0312345678' },
      ],
    });
    const { text } = await visit(checkoutUrl);
    expect(text.includes('2,000')).toBe(fee === 2000);
    expect(text.includes('800')).toBe(fee === 800);
  });

  test('a postal code of another prefecture is reported; an unknown one never blocks', async () => {
    const { checkoutUrl } = await newCart();
    const mismatch = await submit(await visit(checkoutUrl), { ...CONTACT, zip: '900-0001' }, 'continue');
    expect(errorsOn(mismatch)).toEqual(['zip']);
    const unknown = await submit(await visit(checkoutUrl), { ...CONTACT, zip: '999-8888' }, 'continue');
    expect(unknown.url).toContain('/payment');
  });

  test('cards: only test numbers, no card data is stored or shown', async () => {
    const { checkoutUrl } = await newCart();
    const payment = await submit(await visit(checkoutUrl), CONTACT, 'continue');
    const expiry = payment.document.querySelector('[name=cardExpiry]');
    expect(['inputmode', 'autocomplete'].map((name) => expiry?.getAttribute(name))).toEqual([
      'numeric',
      'cc-exp',
    ]);
    const hint = expiry?.getAttribute('aria-describedby') ?? '';
    expect(payment.document.getElementById(hint)?.textContent).toContain('12/29');
    const bad = await submit(
      payment,
      { ...CARD, cardNumber: '4242424242424241', cardExpiry: '13/30', cardCode: 'x', cardName: '' },
      'continue',
    );
    expect(bad.status).toBe(422);
    expect(errorsOn(bad)).toEqual(['cardNumber', 'cardExpiry', 'cardCode', 'cardName']);
    expect(bad.html).not.toContain('4242424242424241');
    const real = await submit(payment, { ...CARD, cardNumber: '4111111111111111' }, 'continue');
    expect(real.text).toContain('テスト用のカード番号だけが使えます');
    const expired = await submit(payment, { ...CARD, cardExpiry: '01/20' }, 'continue');
    expect(errorsOn(expired)).toEqual(['cardExpiry']);
    const kept = (name: string) => expired.document.querySelector(`[name=${name}]`)?.getAttribute('value');
    expect(['cardNumber', 'cardExpiry', 'cardCode', 'cardName'].map(kept)).toEqual([
      '',
      '01/20',
      '',
      'HANAKO MORI',
    ]);
    expect(errorsOn(await submit(payment, { method: 'carrier' }, 'continue'))).toEqual(['carrier']);
  });

  test('steps cannot be skipped', async () => {
    const { checkoutUrl } = await newCart();
    const url = new URL(checkoutUrl);
    url.pathname += '/confirm';
    expect(new URL((await visit(url.href)).url).pathname).toBe(new URL(checkoutUrl).pathname);
  });
});

describe('[MAIL-04] coupons in the checkout', () => {
  test('are applied and removed without losing input; a rejected one shows its reason', async () => {
    const { checkoutUrl } = await newCart({ lines: [{ merchandiseId: PACHIRA, quantity: 3 }] });
    const first = await visit(checkoutUrl);
    const unknown = await submit(first, { ...CONTACT, discountCode: 'NOSUCHCODE' }, 'applyDiscount');
    expect(unknown.text).toContain('このコードのクーポンやギフトカードは見つかりません');
    expect(unknown.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
    const applied = await submit(first, { ...CONTACT, discountCode: 'welcome500' }, 'applyDiscount');
    expect(applied.text).toContain('クーポン welcome500 を適用しました');
    expect(applied.text).toContain('−¥500');
    expect(applied.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
    const removed = await submit(applied, {}, 'removeDiscount');
    expect(removed.text).not.toContain('−¥500');
    expect(removed.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
  });

  test('once per customer: the second order of the same e-mail pays in full', async () => {
    const buy = async (email: string) => {
      const { checkoutUrl } = await newCart({
        lines: [{ merchandiseId: PACHIRA, quantity: 3 }],
        discountCodes: ['MMSP05-9DTR'],
      });
      return walkToConfirm(checkoutUrl, { email });
    };
    const first = await buy('coupon@example.jp');
    expect(first.text).toContain('−¥192');
    // Two carts of one person, both on the last page: the coupon works for one.
    const second = await buy('Coupon@Example.JP');
    expect(second.text).toContain('−¥192');
    expect(orderNumberOn(await submit(first, {}, 'place'))).toBeDefined();
    const refused = await submit(second, {}, 'place');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('ご注文の内容または金額が変わりました');
    expect(refused.text).toContain('このクーポンはお一人さま1回限りです');
    const thanks = await submit(refused, {}, 'place');
    expect(thanks.text).toContain('¥4,640');
  });
});

describe('placing the order', () => {
  test('two shoppers, one plant left: one order, one clear "sold out", nothing charged', async () => {
    await setStock(shop, LAST_ONE, 1);
    const pages = await Promise.all(
      ['a@example.jp', 'b@example.jp'].map(async (email) => {
        const { checkoutUrl } = await newCart({ lines: [{ merchandiseId: LAST_ONE }] });
        return walkToConfirm(checkoutUrl, { email });
      }),
    );
    const answers = await Promise.all(pages.map((page) => submit(page, {}, 'place')));
    expect(answers.map((page) => page.status).sort()).toEqual([200, 409]);
    const loser = answers.find((page) => page.status === 409);
    expect(loser?.text).toContain('売り切れました');
    expect(loser?.text).toContain('代金は請求されていません');
    expect(loser?.document.querySelector('[data-sold-out]')?.textContent).toContain('パキラ');
    expect(await readStock(shop, LAST_ONE)).toBe(0);
    await setStock(shop, LAST_ONE, 38);
  });

  test('with lines left, the shopper continues with the rest', async () => {
    await setStock(shop, LAST_ONE, 3);
    const { checkoutUrl } = await newCart({
      lines: [{ merchandiseId: LAST_ONE, quantity: 3 }, { merchandiseId: PACHIRA }],
    });
    const confirm = await walkToConfirm(checkoutUrl);
    await setStock(shop, LAST_ONE, 1);
    const short = await submit(confirm, {}, 'place');
    expect(short.status).toBe(409);
    expect(short.text).toContain('残り 1点');
    const again = await visit(
      new URL(short.document.querySelector('a.primary')?.getAttribute('href') ?? '', shop.url).href,
    );
    expect(again.text).toContain('2種類、合計 2点');
    expect(orderNumberOn(await submit(again, {}, 'place'))).toBeDefined();
    expect(await readStock(shop, LAST_ONE)).toBe(0);
    await setStock(shop, LAST_ONE, 38);
  });

  test('ten concurrent clicks, reload and "back" give one order', async () => {
    const before = await readStock(shop, PACHIRA);
    const cart = await newCart({ lines: [{ merchandiseId: PACHIRA }] });
    const confirm = await walkToConfirm(cart.checkoutUrl);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(confirm, {}, 'place')));
    expect(new Set(answers.map(orderNumberOn)).size).toBe(1);
    expect(orderNumberOn(await submit(confirm, {}, 'place'))).toBe(orderNumberOn(answers[0] as PlainPage));
    expect((await visit(cart.checkoutUrl)).url).toBe(answers[0]?.url);
    expect(await readStock(shop, PACHIRA)).toBe(before - 1);
  });

  test('only displayed content is ordered: a changed cart is confirmed again', async () => {
    const cart = await newCart({ lines: [{ merchandiseId: PACHIRA }] });
    const confirm = await walkToConfirm(cart.checkoutUrl);
    await mutate(shop, 'cartLinesAdd', '$cartId: ID!, $lines: [CartLineInput!]!', {
      cartId: cart.id,
      lines: [{ merchandiseId: PACHIRA }],
    });
    const again = await submit(confirm, {}, 'place');
    expect(again.status).toBe(409);
    expect(again.text).toContain('もう一度ご確認のうえ');
    expect(orderNumberOn(await submit(again, {}, 'place'))).toBeDefined();
  });

  test('a declined card places no order, another method does', async () => {
    const before = await readStock(shop, PACHIRA);
    const cart = await newCart();
    const confirm = await walkToConfirm(cart.checkoutUrl, {}, { ...CARD, cardNumber: '4000 0000 0000 0002' });
    const declined = await submit(confirm, {}, 'place');
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('承認されませんでした');
    expect(await readStock(shop, PACHIRA)).toBe(before);
    expect(await readCart(shop, cart.id)).not.toBeNull();
    const paid = await submit(await submit(declined, { method: 'payPay' }, 'continue'), {}, 'place');
    expect(orderNumberOn(paid)).toBeDefined();
  });
});

describe('security', () => {
  test('pages have no framing, no caching and no foreign scripts', async () => {
    const { checkoutUrl } = await newCart();
    const { headers } = await visit(checkoutUrl);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ])('a form from %s is rejected', async (_what, headers) => {
    const { checkoutUrl } = await newCart();
    const page = await submit(await visit(checkoutUrl), CONTACT, 'continue', { headers });
    expect(page.status).toBe(403);
  });

  test('an invalid key, an empty cart and an oversized form show a friendly error page', async () => {
    const cart = await newCart();
    const wrong = await visit(cart.checkoutUrl.replace(/key=.*/, 'key=0'));
    expect(wrong.status).toBe(404);
    expect(wrong.text).toContain('お買い物を続ける');
    const empty = await visit((await createCart(shop, {})).cart.checkoutUrl);
    expect(empty.text).toContain('カートに商品がありません');
    const { url } = formOf(await visit(cart.checkoutUrl), {}, null);
    expect((await visit(url, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  });

  test('returns to the storefront it came from, and to no other origin', async () => {
    const create = async (origin: string) => {
      const response = await shop.post(
        {
          query:
            'mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }',
          variables: { lines: [{ merchandiseId: PACHIRA }] },
        },
        { origin },
      );
      const { data } = (await response.json()) as { data: { cartCreate: { cart: { checkoutUrl: string } } } };
      return (await visit(data.cartCreate.cart.checkoutUrl)).document
        .querySelector('a.shop')
        ?.getAttribute('href');
    };
    expect(await create('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    expect(await create('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await create('http://127.0.0.1:3001')).toBe('http://localhost:3000');
    expect(await create('https://evil.example')).toBe('http://localhost:3000');
  });
});

describe('[ROUTE-15] the account page', () => {
  test('shows an order by e-mail and number, the same error for a wrong e-mail and a wrong number, and rate limits attempts', async () => {
    const { checkoutUrl } = await newCart();
    const number =
      orderNumberOn(
        await submit(await walkToConfirm(checkoutUrl, { email: 'acc@example.jp' }), {}, 'place'),
      ) ?? '';
    const form = await visit(`${shop.url}/account`);
    const found = await submit(form, { email: 'ACC@example.jp ', number: `#${number}` }, null);
    expect(orderNumberOn(found)).toBe(number);
    const wrongMail = await submit(form, { email: 'x@example.jp', number }, null);
    const wrongNumber = await submit(form, { email: 'acc@example.jp', number: '999999' }, null);
    const answer = (page: PlainPage) => [page.status, page.document.querySelector('.alert')?.textContent];
    expect(answer(wrongMail)).toEqual(answer(wrongNumber));
    expect(wrongMail.status).toBe(404);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await submit(form, { email: 'acc@example.jp', number: '1' }, null)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newAddress } from '../../support/languages';
import { ParsedPage, textOf } from '../../support/parsed-page';
import { PlatformApi } from '../../support/platform-api';
import { type PlatformProduct, platformCatalogue, queryPlatform } from '../../support/platform-catalogue';
import { runningShop } from '../../support/running-shop';
import { walkCheckout } from '../../support/walk-checkout';

/** On sale; with several prices. Both are expensive enough for the coupon. */
const HANDLES = ['altissima', 'umbellata'];
const COUPON = 'WELCOME500';

/** The money rows of an order, by label on the platform's pages and in its mails. */
const LABELS = {
  ja: { subtotal: '商品の小計', discount: `クーポン(${COUPON})`, shipping: '送料', total: 'お支払い合計' },
  en: { subtotal: 'Subtotal', discount: `Coupon (${COUPON})`, shipping: 'Shipping', total: 'Total' },
} as const;

type Locale = keyof typeof LABELS;

const cartAnswer = z.object({
  cartCreate: z.object({
    cart: z.object({
      checkoutUrl: z.string(),
      cost: z.object({ totalAmount: z.object({ amount: z.string() }) }),
    }),
  }),
});

async function cartOf(variant: string, pieces: number, locale: Locale) {
  const { cartCreate } = cartAnswer.parse(
    await queryPlatform(
      runningShop().platformUrl,
      `mutation ($input: CartInput!, $language: LanguageCode!) @inContext(country: JP, language: $language) {
        cartCreate(input: $input) { cart { checkoutUrl cost { totalAmount { amount } } } } }`,
      {
        input: {
          lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variant}`, quantity: pieces }],
          discountCodes: [COUPON],
        },
        language: locale.toUpperCase(),
      },
    ),
  );
  return cartCreate.cart;
}

/** The amount after a label; null if the text has no such row. */
function amountAt(text: string, label: string): number | null {
  const begin = text.indexOf(label);
  const [, digits] = /^[^¥¥]*[¥¥]\s?([\d,]+)/.exec(begin < 0 ? '' : text.slice(begin + label.length)) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

function moneyIn(text: string, locale: Locale) {
  const { subtotal, discount, shipping, total } = LABELS[locale];
  // Rows before the sums have their own labels.
  const rows = text.slice(text.indexOf(subtotal));
  return {
    subtotal: amountAt(rows, subtotal),
    discount: amountAt(rows, discount),
    shipping: amountAt(rows, shipping),
    total: amountAt(rows.slice(rows.indexOf(shipping)), total),
  };
}

/** The order page of the platform, by number. */
async function orderPage(email: string, number: string, locale: Locale): Promise<string> {
  const url = `${runningShop().platformUrl}/account?locale=${locale}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { origin: runningShop().platformUrl },
    body: new URLSearchParams({ email, number }),
  });
  expect(answer.status).toBe(200);
  return textOf(new ParsedPage(await answer.text()).document);
}

/** The confirmation mail, once the platform has written it. */
async function orderMail(email: string): Promise<string> {
  const folder = join(runningShop().mailFolder, '../platform/outbox');
  let found: string[] = [];
  await expect
    .poll(async () => {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
      found = mails.filter((mail) => mail.includes(`To: ${email}\r\n`));
      return found.length;
    })
    .toBe(1);
  return Buffer.from(found[0]?.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
}

async function expectOneFact(
  product: PlatformProduct,
  variant: PlatformProduct['variants'][number],
  locale: Locale,
): Promise<void> {
  const pieces = Math.min(2, variant.stock);
  const { checkoutUrl, cost } = await cartOf(variant.id, pieces, locale);
  const email = newAddress();
  const order = await walkCheckout(checkoutUrl, email);
  if (order === null) throw new Error(`${product.handle} ${variant.title} could not be ordered`);
  const subtotal = variant.price * pieces;
  const discount = subtotal - Number(cost.totalAmount.amount);
  const fact = { subtotal, discount: 500, shipping: 800, total: subtotal - 500 + 800 };
  expect(discount).toBe(500);
  const places = {
    thanks: order.text,
    order: await orderPage(email, order.number, locale),
    mail: await orderMail(email),
  };
  for (const [place, text] of Object.entries(places)) {
    const name = `${product.handle} ${variant.title} (${locale}): ${place}`;
    expect(text, name).toContain(product.title);
    expect(moneyIn(text, locale), name).toEqual(fact);
    // Of the line itself: the total on pages, unit price and quantity in the mail.
    const line = place === 'mail' ? `¥${variant.price.toLocaleString('en')} × ${pieces}\n` : null;
    if (line === null) expect(amountAt(text, product.title), name).toBe(subtotal);
    else expect(text.replaceAll('¥', '¥'), name).toContain(line);
  }
}

test.each(HANDLES)(
  '[TRUTH-04] %s: price, coupon, shipping fee and total are the same on the thank-you page, the order page and in its mail, in both languages',
  async (handle) => {
    const { platformUrl } = runningShop();
    const platform = new PlatformApi(platformUrl);
    for (const locale of ['ja', 'en'] as const) {
      const product = (await platformCatalogue(platformUrl, locale === 'ja' ? 'JA' : 'EN')).get(handle);
      const sold = product?.variants.filter(({ stock }) => stock > 0) ?? [];
      if (product === undefined || sold.length === 0) throw new Error(`${handle} is not sold`);
      for (const variant of sold) {
        try {
          await expectOneFact(product, variant, locale);
        } finally {
          await platform.setStock(variant.id, variant.stock);
        }
      }
    }
  },
);

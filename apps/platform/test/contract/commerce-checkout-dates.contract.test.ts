import { KOMORENO } from '@shop/brands/komoreno/brand';
import { describe, expect, test } from 'vitest';
import { dayAsShown, inDays, newCart } from '../support/checkout.ts';
import { mailsTo } from '../support/outbox.ts';
import { type PlainPage, submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { CONTACT, orderNumberOn, PACHIRA, readStock, setStock, walkToConfirm } from '../support/shopper.ts';

/** Without delivery dates. */
const SEEDLING = 'gid://shopify/ProductVariant/42319980201199';
/** toytp500101_set: not on Sundays, Mondays and Tuesdays. */
const NOT_ON_SUNDAY = 'gid://shopify/ProductVariant/42319912076527';
/** toytp2001_set: not on Mondays and Tuesdays. */
const NOT_ON_MONDAY = 'gid://shopify/ProductVariant/42319908111599';

const shop = await platformOfFile();

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
    const { checkoutUrl } = await newCart(shop, {
      lines: [{ merchandiseId, quantity: 1 }],
      attributes: [{ key: 'お届け希望日', value: date }],
    });
    const first = await visit(checkoutUrl);
    expect(first.document.querySelector('[role="alert"]')?.textContent).toContain(dayAsShown(days));
    const confirm = await walkToConfirm(checkoutUrl);
    const isDateless = merchandiseId === SEEDLING;
    const promise = isDateless ? /準備ができしだいお届けします/ : /1\d日後から2\d日後の間/;
    expect(confirm.text).toMatch(promise);
    const thanks = await submit(confirm, {}, 'place');
    expect(orderNumberOn(thanks)).toBeDefined();
    expect(thanks.text).not.toContain(dayAsShown(days));
    expect(thanks.text, '[DLV-04]').toMatch(promise);
    if (isDateless) expect(confirm.text + thanks.text).not.toContain('日後から');
  });

  test.each([
    ['a Wednesday, of toytp500101_set', NOT_ON_SUNDAY, daysTo(3)],
    ['a Sunday, of toytp2001_set', NOT_ON_MONDAY, daysTo(0)],
  ])('[DLV-03] stays where its products allow it: %s', async (_what, merchandiseId, days) => {
    const { checkoutUrl } = await newCart(shop, {
      lines: [{ merchandiseId, quantity: 1 }],
      attributes: [{ key: 'お届け希望日', value: inDays(days) }],
    });
    expect((await visit(checkoutUrl)).document.querySelector('[role="alert"]')).toBeNull();
    expect((await walkToConfirm(checkoutUrl)).text).toContain(`${dayAsShown(days)} にお届けします`);
  });

  test.each([
    ['お届け時間帯', '深夜2時に玄関へ', '深夜2時に玄関へ'],
    ['お届け希望日', '土曜日に', '土曜日に'],
  ])('any other text as %s is told and removed, never promised', async (key, value, text) => {
    const { checkoutUrl } = await newCart(shop, { attributes: [{ key, value }] });
    expect((await visit(checkoutUrl)).document.querySelector('[role="alert"]')?.textContent).toContain(text);
    const confirm = await walkToConfirm(checkoutUrl);
    expect(confirm.document.querySelector('#step')?.textContent).not.toContain(text);
    const thanks = await submit(confirm, {}, 'place');
    expect(orderNumberOn(thanks)).toBeDefined();
    expect(thanks.text).not.toContain(text);
  });

  test('[DLV-06] of an e-gift is ignored: its recipient selects day and time', async () => {
    const { checkoutUrl } = await newCart(shop, {
      attributes: [
        { key: 'eGift', value: 'true' },
        { key: 'お届け希望日', value: inDays(14) },
        { key: 'お届け時間帯', value: '14:00〜16:00' },
      ],
    });
    expect((await visit(checkoutUrl)).document.querySelector('[role="alert"]')).toBeNull();
    const { text } = await walkToConfirm(checkoutUrl);
    expect(text).not.toContain(dayAsShown(14));
    expect(text).not.toContain('14:00〜16:00');
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
    const { checkoutUrl } = await newCart(shop, {
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

  test('[BRAND-07] its legal facts, else those of its brand, are on the confirmation and in the mail', async () => {
    const { shop: owner } = (await admin('{ shop { id } }')).data as unknown as { shop: { id: string } };
    const set = (facts: Readonly<Record<string, string>>) =>
      admin(
        `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }`,
        {
          metafields: Object.entries(facts).map(([key, value]) => ({
            ownerId: owner.id,
            namespace: 'shop',
            key,
            type: 'single_line_text_field',
            value,
          })),
        },
      );
    const { checkoutUrl } = await newCart(shop);
    const confirm = await walkToConfirm(checkoutUrl, { email: 'facts@example.jp' });
    expect(confirm.text).toContain(KOMORENO.names.ja.company);
    expect(confirm.text).toContain(KOMORENO.company.telephone);
    await set({
      legal_name: 'みずき園合同会社',
      legal_address: '京都府京都市上京区1番1号',
      postal_code: '6020001',
      email: 'no',
    });
    const changed = await visit(confirm.url);
    for (const fact of [
      'みずき園合同会社',
      '〒602-0001 京都府京都市上京区1番1号',
      KOMORENO.company.telephone,
      KOMORENO.company.email,
    ])
      expect(changed.text).toContain(fact);
    expect(changed.text).not.toContain(KOMORENO.names.ja.company);
    await submit(changed, {}, 'place');
    const [mail] = await mailsTo(shop, 'facts@example.jp', 1);
    expect(mail?.body).toContain('みずき園合同会社');
    expect(mail?.body).toContain('〒602-0001 京都府京都市上京区1番1号');
    expect(mail?.body).toContain(KOMORENO.company.email);
  });

  test('[FOOT-01] the payment methods that it accepts are offered, and no other is taken', async () => {
    const { shop: owner } = (await admin('{ shop { id } }')).data as unknown as { shop: { id: string } };
    const accept = (methods: readonly string[]) =>
      admin(
        `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }`,
        {
          metafields: [
            {
              ownerId: owner.id,
              namespace: 'shop',
              key: 'payment_methods',
              type: 'json',
              value: JSON.stringify(methods),
            },
          ],
        },
      );
    const { checkoutUrl } = await newCart(shop);
    const offered = ({ document }: PlainPage) =>
      [...document.querySelectorAll('input[name=method]')].map((input) => input.getAttribute('value'));
    const all = ['card', 'carrier', 'deferred', 'applePay', 'googlePay', 'payPay'];
    const information = await visit(checkoutUrl);
    expect(information.text).toContain('後払い');
    const page = await submit(information, CONTACT, 'continue');
    try {
      expect(offered(page)).toEqual(all);
      await accept(['payPay', 'card', 'barter']);
      expect((await visit(checkoutUrl)).text).not.toContain('後払い');
      expect(offered(await visit(page.url))).toEqual(['card', 'payPay']);
      const refused = await submit(page, { method: 'deferred' }, 'continue');
      expect([refused.status, new URL(refused.url).pathname]).toEqual([422, new URL(page.url).pathname]);
      await accept([]);
      expect(offered(await visit(page.url))).toEqual(['card']);
    } finally {
      await accept(all);
    }
  });

  test('[BRAND-02] the confirmation refers to no policy that the shop lacks', async () => {
    const write = async (body: string) =>
      (
        await admin(
          `mutation ($body: String!) { shopPolicyUpdate(shopPolicy: { type: REFUND_POLICY, body: $body }) { userErrors { message } } }`,
          { body },
        )
      ).data['shopPolicyUpdate']?.userErrors;
    const { checkoutUrl } = await newCart(shop);
    const confirm = await walkToConfirm(checkoutUrl);
    const policies = ({ document }: PlainPage) =>
      [...document.querySelectorAll('.policies a')].map((link) =>
        link.getAttribute('href')?.split('/').at(-1),
      );
    expect(policies(confirm)).toEqual(['refund-policy', 'legal-notice']);
    expect(await write('')).toEqual([]);
    try {
      expect(policies(await visit(confirm.url))).toEqual(['legal-notice']);
    } finally {
      await write('<p>返品について</p>');
    }
    expect(policies(await visit(confirm.url))).toEqual(['refund-policy', 'legal-notice']);
  });

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
      expect(await alertFor(monday)).toContain(dayAsShown(monday));
      expect(await alertFor(10)).toContain(dayAsShown(10));
      expect(await alertFor(sunday, NOT_ON_SUNDAY)).toBeNull();
      const { checkoutUrl } = await newCart(shop);
      const [first, last] = [monday === 2 ? 3 : 2, monday === 9 ? 8 : 9];
      expect((await walkToConfirm(checkoutUrl)).text).toContain(`${first}日後から${last}日後の間`);
      expect((await write('{')).data['metafieldsSet']?.userErrors).toHaveLength(1);
      await write(JSON.stringify({ window: { earliestDays: 'two', latestDays: 9 } }));
      expect(await alertFor(2)).toContain(dayAsShown(2));
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
      const { checkoutUrl } = await newCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity }] });
      return /送料 ([\d,]+)円/.exec((await walkToConfirm(checkoutUrl)).text)?.[1];
    };
    // From today, which the platform's clock knows: two days after the next Tuesday or Friday.
    const first = Math.min(...[2, 5].map((weekday) => ((daysTo(weekday) - 1) % 7) + 1)) + 2;
    try {
      await write(JSON.stringify({ window: { earliestDays: 1, latestDays: 21 }, dispatch, fees }));
      expect(await alertFor(first)).toBeNull();
      expect(await alertFor(first - 1)).toContain(dayAsShown(first - 1));
      expect(await feeOf(1)).toBe('650');
      expect(await feeOf(2)).toBe('0');
    } finally {
      await write(before);
    }
    expect(await feeOf(1)).toBe('800');
  });

  test('[SHIP-03] [SHIP-05] no flag of a product makes it free of postage: the shop knows the fees of its store alone', async () => {
    const flags = { namespace: 'shop', key: 'flags', type: 'list.single_line_text_field' };
    const input = {
      handle: 'flagged',
      title: 'Flagged',
      metafields: [{ ...flags, value: '["free_postage"]' }],
      productOptions: [{ name: 'Title', values: [{ name: 'Default Title' }] }],
      variants: [
        {
          price: '900',
          optionValues: [{ optionName: 'Title', name: 'Default Title' }],
          inventoryQuantities: [{ locationId: 'gid://shopify/Location/1', name: 'available', quantity: 9 }],
        },
      ],
    };
    const set =
      'mutation ($input: ProductSetInput!) { productSet(input: $input) { userErrors { message } } }';
    expect((await admin(set, { input })).data).toEqual({ productSet: { userErrors: [] } });
    const { data } = await shop.ask<{ product: { variants: { nodes: { id: string }[] } } }>(
      '{ product(handle: "flagged") { variants(first: 1) { nodes { id } } } }',
      {},
    );
    const merchandiseId = data.product.variants.nodes[0]?.id ?? '';
    const { checkoutUrl } = await newCart(shop, { lines: [{ merchandiseId, quantity: 1 }] });
    expect((await walkToConfirm(checkoutUrl)).text).toContain('うち送料 800円');
  });

  test('[SHIP-03] a parcel is free of postage by the goods that are in it: what sold out costs no fee', async () => {
    const before = await readRules();
    const { data } = await shop.ask<{ node: { product: { id: string } } }>(
      'query($id: ID!) { node(id: $id) { ... on ProductVariant { product { id } } } }',
      { id: PACHIRA },
    );
    const freePostage = [Number(data.node.product.id.split('/').at(-1))];
    const seedlings = await readStock(shop, SEEDLING);
    const { checkoutUrl } = await newCart(shop, {
      lines: [PACHIRA, SEEDLING].map((merchandiseId) => ({ merchandiseId, quantity: 1 })),
    });
    try {
      const rules = JSON.parse(before);
      await write(JSON.stringify({ ...rules, fees: { ...rules.fees, freePostage } }));
      const both = await walkToConfirm(checkoutUrl);
      expect(both.text).toContain('うち送料 800円');
      await setStock(shop, SEEDLING, 0);
      expect((await submit(both, {}, 'place')).status).toBe(409);
      expect((await visit(both.url)).text).toContain('うち送料 0円');
    } finally {
      await setStock(shop, SEEDLING, seedlings);
      await write(before);
    }
  });
});

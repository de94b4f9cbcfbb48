import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { inventoryTable } from '../../src/db/catalogue-tables.ts';
import type { Product } from '../../src/graphql/__generated__/resolvers.ts';
import { backOffice } from '../support/back-office.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { type PlainPage, visit } from '../support/plain-browser.ts';
import { createCart, PACHIRA, readStock } from '../support/shopper.ts';

const office = backOffice();
const { call, webhooksCame } = office;

const FERN = {
  handle: 'test-fern',
  title: 'テストのシダ',
  variants: [{ title: '3号', price: 980, available: 4 }],
};

describe('[PLAT-01] the typed endpoint of the back office', () => {
  test('creates a product, adds and deletes a variant, adds it to a collection', async () => {
    expect(
      (await call('POST', 'products', { ...FERN, optionName: 'サイズ', collections: ['succulent'] })).status,
    ).toBe(201);
    expect((await call('POST', 'products', FERN)).status).toBe(409);
    const added = await call('POST', 'products/test-fern/variants', {
      title: '4号',
      price: 1280,
      available: 2,
    });
    expect([added.status, added.body['title']]).toEqual([201, '4号']);
    expect(
      (await call('POST', 'products/test-fern/variants', { title: '4号', price: 1, available: 2 })).status,
    ).toBe(409);
    const read = async () =>
      (
        await office.shop.ask(
          `{ product(handle: "test-fern") { title collections(first: 2) { nodes { handle } }
            options { name optionValues { name } } variants(first: 5) { nodes { title quantityAvailable price { amount } } } } }`,
        )
      ).data.product;
    expect(await read()).toEqual({
      title: 'テストのシダ',
      collections: { nodes: [{ handle: 'succulent' }] },
      options: [{ name: 'サイズ', optionValues: [{ name: '3号' }, { name: '4号' }] }],
      variants: {
        nodes: [
          { title: '3号', quantityAvailable: 4, price: { amount: '980.0' } },
          { title: '4号', quantityAvailable: 2, price: { amount: '1280.0' } },
        ],
      },
    });
    const id = String(added.body['id']).split('/').at(-1);
    expect((await call('DELETE', `variants/${id}`)).status).toBe(200);
    expect((await read()).options).toEqual([{ name: 'サイズ', optionValues: [{ name: '3号' }] }]);
    const first = (
      await office.shop.ask('{ product(handle: "test-fern") { variants(first: 1) { nodes { id } } } }')
    ).data.product;
    expect((await call('DELETE', `variants/${first.variants.nodes[0]?.id.split('/').at(-1)}`)).status).toBe(
      409,
    );
    await webhooksCame(['products/create', 'products/update', 'inventory_levels/update', 'products/update']);
  });

  test('a text that lost a character on its way is refused by the name of its field', async () => {
    for (const lost of ['シダ\uFFFD', 'シダ\u0000', 'シダ\uD83C']) {
      const cases: readonly (readonly [string, string, object, string])[] = [
        ['POST', 'products', { ...FERN, handle: 'lost-fern', title: lost }, 'title'],
        ['POST', 'products', { ...FERN, handle: 'lost-fern', tags: ['緑', lost] }, 'tags.1'],
        ['PATCH', 'products/pachira-mini', { vendor: lost }, 'vendor'],
        ['PATCH', 'collections/succulent', { titleEn: lost }, 'titleEn'],
        ['PATCH', 'shop', { name: lost }, 'name'],
      ];
      for (const [method, path, body, field] of cases) {
        const answer = await call(method, path, body);
        expect([answer.status, Object.keys(Object(answer.body['errors']))], path).toEqual([422, [field]]);
      }
    }
  });

  test('[PLAT-10] the GraphQL API of the back office refuses such a text too, and changes nothing', async () => {
    const update = (title: string, inQuery = '') =>
      fetch(`${office.shop.url}/admin/api/2025-01/graphql.json`, {
        method: 'POST',
        headers: { 'x-shopify-access-token': office.shop.adminToken, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `mutation Set($input: ProductSetInput!) { # ${inQuery}
            productSet(input: $input) { product { title } userErrors { message } } }`,
          variables: { input: { handle: 'lost-fern', title } },
        }),
      }).then((answer) => answer.json());
    for (const lost of ['シダ\uFFFD', 'シダ\u0000', 'シダ\uD83C'])
      expect(await update(lost)).toEqual({
        errors: [{ message: 'variables.input.title has a character that was lost' }],
      });
    expect(await update('シダ', '\uFFFD')).toMatchObject({
      errors: [{ message: 'query has a character that was lost' }],
    });
    expect((await call('PATCH', 'products/lost-fern', { vendor: 'x' })).status).toBe(404);
  });

  test('creates a collection with its products, and changes them', async () => {
    const made = await call('POST', 'collections', {
      handle: 'test-collection',
      title: '棚',
      descriptionHtml: '<p>棚</p>',
      products: ['pachira-mini'],
    });
    expect(made.status).toBe(201);
    expect(
      (
        await call('PATCH', 'collections/test-collection/products', {
          products: ['test-fern', 'pachira-mini'],
        })
      ).body,
    ).toMatchObject({ productsCount: 2 });
    const { data } = await office.shop.ask(
      '{ collection(handle: "test-collection") { title descriptionHtml products(first: 5) { nodes { handle } } } }',
    );
    expect(data.collection).toEqual({
      title: '棚',
      descriptionHtml: '<p>棚</p>',
      products: { nodes: [{ handle: 'test-fern' }, { handle: 'pachira-mini' }] },
    });
    await webhooksCame([
      'collections/create',
      'collections/update',
      'collections/update',
      'collections/update',
    ]);
  });

  test('creates, changes and deletes pages, menus and redirects', async () => {
    expect(
      (await call('POST', 'pages', { handle: 'test-page', title: 'ページ', body: '<p>1</p>' })).status,
    ).toBe(201);
    expect((await call('POST', 'pages', { handle: 'test-page', title: 'ページ' })).status).toBe(409);
    expect((await call('PATCH', 'pages/test-page', { body: '<p>2</p>' })).status).toBe(200);
    const items = [
      { title: '多肉', url: '/collections/succulent', items: [{ title: '外', url: 'https://x.example/' }] },
    ];
    expect((await call('POST', 'menus', { handle: 'test-menu', title: 'メニュー', items })).status).toBe(201);
    expect((await call('PATCH', 'menus/test-menu', { title: '新しいメニュー' })).status).toBe(200);
    expect((await call('POST', 'redirects', { path: '/old', target: '/new' })).status).toBe(201);
    expect(
      (await call('PATCH', `redirects/${encodeURIComponent('/old')}`, { target: '/newer' })).status,
    ).toBe(200);
    const { data } = await office.shop.ask(
      `{ page(handle: "test-page") { title body } urlRedirects(first: 5) { nodes { path target } }
        menu(handle: "test-menu") { title items { title type items { title url } } } }`,
    );
    expect(data).toEqual({
      page: { title: 'ページ', body: '<p>2</p>' },
      urlRedirects: { nodes: [{ path: '/old', target: '/newer' }] },
      menu: {
        title: '新しいメニュー',
        items: [{ title: '多肉', type: 'COLLECTION', items: [{ title: '外', url: 'https://x.example/' }] }],
      },
    });
    for (const path of ['pages/test-page', 'menus/test-menu', `redirects/${encodeURIComponent('/old')}`]) {
      expect([path, (await call('DELETE', path)).status]).toEqual([path, 200]);
      expect([path, (await call('DELETE', path)).status]).toEqual([path, 404]);
    }
  });

  test('creates discount codes, and sends one webhook for each new one', async () => {
    const terms = {
      title: '夏の割引',
      percentage: 20,
      minimumSubtotal: 0,
      oncePerCustomer: false,
      excludesProducts: false,
      usageLimit: null,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2099-01-01T00:00:00Z',
    };
    const make = async (codes: readonly string[]) =>
      (await call('POST', 'discounts', { ...terms, codes })).status;
    expect(await make(['SUMMER-1', 'SUMMER-2'])).toBe(200);
    expect(await make(['SUMMER-2', 'SUMMER-3'])).toBe(200);
    const ask = (code: string) =>
      fetch(`${office.shop.url}/admin/api/2025-01/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-access-token': office.shop.adminToken },
        body: JSON.stringify({
          query: `mutation($code: String!) { discountCodeBasicCreate(basicCodeDiscount: { title: "冬", code: $code,
            startsAt: "2099-01-01T00:00:00Z", customerSelection: { all: true },
            customerGets: { value: { percentage: 0.1 }, items: { all: true } } }) {
            codeDiscountNode { id } userErrors { field message } } }`,
          variables: { code },
        }),
      }).then(async (answer) => (await answer.json()).data.discountCodeBasicCreate);
    expect((await ask('WINTER')).userErrors).toEqual([]);
    expect(await ask('winter')).toMatchObject({ codeDiscountNode: null, userErrors: [{}] });
    await webhooksCame(Array.from({ length: 4 }, () => 'discounts/create'));
    expect(office.listener.received.map(({ body }) => body)).toMatchObject([
      {
        title: '夏の割引',
        status: 'ACTIVE',
        admin_graphql_api_id: expect.stringContaining('DiscountCodeNode'),
      },
      { title: '夏の割引' },
      { title: '夏の割引' },
      { title: '冬', status: 'SCHEDULED' },
    ]);
  });

  test('changes and deletes a discount code', async () => {
    expect((await call('PATCH', 'discounts/APP10', { value: 30 })).status).toBe(200);
    for (const [patch, field] of [
      [{ value: 300 }, 'value'],
      [{ endsAt: '2020-01-01T00:00:00Z' }, 'endsAt'],
      [{ startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }, 'endsAt'],
    ] as const) {
      const refused = await call('PATCH', 'discounts/APP10', patch);
      expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([422, [field]]);
    }
    const totals = async () => {
      const { cart } = await createCart(office.shop, {
        lines: [{ merchandiseId: PACHIRA, quantity: 5 }],
        discountCodes: ['APP10'],
      });
      return [cart.discountCodes[0]?.applicable, cart.cost.totalAmount.amount];
    };
    expect(await totals()).toEqual([true, '4480.0']);
    expect((await call('PATCH', 'discounts/APP10', { disabled: true })).status).toBe(200);
    expect(await totals()).toEqual([false, '6400.0']);
    expect((await call('DELETE', 'discounts/app10')).status).toBe(200);
    expect((await call('DELETE', 'discounts/app10')).status).toBe(404);
    await webhooksCame(['discounts/update', 'discounts/update', 'discounts/delete']);
  });

  test('invites, changes and deletes a customer', async () => {
    const made = await call('POST', 'customers', { email: 'invited@example.jp', firstName: '花子' });
    expect(made).toMatchObject({ status: 201, body: { state: 'disabled', firstName: '花子' } });
    expect((await call('POST', 'customers', { email: 'invited@example.jp' })).status).toBe(422);
    const [mail] = await mailsTo(office.shop, 'invited@example.jp', 1);
    expect(linkIn(mail ?? { recipient: '', body: '' })).toContain('/account/activate/');
    const path = `customers/${String(made.body['id'])}`;
    expect((await call('PATCH', path, { lastName: '森', password: 'chosen-here' })).body).toMatchObject({
      lastName: '森',
      state: 'enabled',
    });
    expect((await call('PATCH', path, { email: 'none' })).body).toEqual({
      errors: { email: ['Email is invalid'] },
    });
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    await webhooksCame(['customers/create', 'customers/update', 'customers/delete']);
    expect(office.listener.received.at(-1)?.body).toMatchObject({ id: made.body['id'] });
  });

  test('rejects requests without the token', async () => {
    for (const [method, path] of [
      ['POST', 'products'],
      ['POST', 'reset'],
      ['DELETE', 'pages/guarantee'],
      ['POST', 'customers'],
    ] as const) {
      expect([path, (await call(method, path, {}, 'wrong-token')).status]).toEqual([path, 401]);
    }
  });
});

describe('[PLAT-01] the page of the back office', () => {
  /** The cookie after entering the token. */
  async function signIn(): Promise<string> {
    const response = await send('', { token: office.shop.adminToken });
    expect(response.status).toBe(303);
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }
  const send = (cookie: string, fields: Record<string, string>, origin = office.shop.url) =>
    fetch(`${office.shop.url}/admin`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { cookie, origin },
    });
  /** The fields of the form with a given field, as a browser would send them. */
  function fieldsOf(page: PlainPage, id: string): Record<string, string> {
    const form = page.document.getElementById(id)?.closest('form');
    return Object.fromEntries(
      [...(form?.querySelectorAll('input') ?? [])].map((field) => [
        field.getAttribute('name') ?? '',
        field.getAttribute('value') ?? '',
      ]),
    );
  }

  test('asks for the token, rejects a wrong one and cross-site forms', async () => {
    const closed = await visit(`${office.shop.url}/admin`);
    expect(closed.status).toBe(401);
    expect(closed.text).not.toContain('パキラ');
    expect((await send('', { token: 'wrong-token' })).status).toBe(403);
    expect((await send('', { action: 'reset' })).status).toBe(403);
    expect((await send('platform_admin=guess', { action: 'reset' })).status).toBe(403);
    const cookie = await signIn();
    expect(cookie).not.toContain(office.shop.adminToken);
    expect((await send(cookie, { action: 'reset' }, 'https://evil.example')).status).toBe(403);
    expect(office.listener.received).toEqual([]);
  });

  test('a form that was open while stock or price changed changes no more than was typed into it', async () => {
    await call('POST', 'reset');
    const cookie = await signIn();
    const variant = PACHIRA.split('/').at(-1) ?? '';
    const page = await visit(`${office.shop.url}/admin?q=pachira-mini`, { headers: { cookie } });
    const fields = { ...fieldsOf(page, `available-${variant}`), action: 'saveVariant' };
    await call('PATCH', `variants/${variant}`, { available: 7 });
    expect((await send(cookie, { ...fields, price: '1380' })).status).toBe(303);
    expect(await readStock(office.shop, PACHIRA)).toBe(7);
    expect((await send(cookie, { ...fields, available: '20' })).status).toBe(422);
    expect((await send(cookie, { ...fields, price: '1480' })).status).toBe(422);
    expect((await send(cookie, fields)).status).toBe(303);
    expect((await call('PATCH', `variants/${variant}`, { compareAtPrice: null })).body).toMatchObject({
      available: 7,
      price: 1380,
    });
  });

  test('[PROD-07] its form of a variant shows and changes whether it is sold on without stock', async () => {
    await call('POST', 'reset');
    const cookie = await signIn();
    const variant = PACHIRA.split('/').at(-1) ?? '';
    const open = () => visit(`${office.shop.url}/admin?q=pachira-mini`, { headers: { cookie } });
    const chosen = (page: PlainPage) =>
      page.document.querySelector(`#policy-${variant} option[selected]`)?.getAttribute('value');
    const page = await open();
    expect(chosen(page)).toBe('DENY');
    const fields = { ...fieldsOf(page, `available-${variant}`), action: 'saveVariant' };
    expect((await send(cookie, { ...fields, inventoryPolicy: 'MAYBE' })).status).toBe(422);
    expect((await send(cookie, { ...fields, inventoryPolicy: 'CONTINUE', available: '0' })).status).toBe(303);
    expect(chosen(await open())).toBe('CONTINUE');
    const query = `{ node(id: "${PACHIRA}") { ... on ProductVariant { availableForSale quantityAvailable } } }`;
    expect((await office.shop.ask(query)).data.node).toEqual({
      availableForSale: true,
      quantityAvailable: 0,
    });
    const { body } = await call('PATCH', `variants/${variant}`, { inventoryPolicy: 'DENY' });
    expect(body).toMatchObject({ inventoryPolicy: 'DENY', available: 0 });
    expect((await office.shop.ask(query)).data.node).toMatchObject({ availableForSale: false });
  });

  test.each([
    ['DENY', false],
    ['CONTINUE', true],
  ])('[PROD-07] productSet of the GraphQL API takes the policy of a variant: %s', async (policy, isSold) => {
    await call('POST', 'reset');
    const made = await fetch(`${office.shop.url}/admin/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'x-shopify-access-token': office.shop.adminToken, 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation Set($input: ProductSetInput!) { productSet(input: $input) { userErrors { message } } }',
        variables: {
          input: {
            handle: 'moss',
            title: '苔',
            variants: [{ price: '500', optionValues: [], inventoryPolicy: policy }],
          },
        },
      }),
    });
    expect(await made.json()).toEqual({ data: { productSet: { userErrors: [] } } });
    const { data } = await office.shop.ask('{ product(handle: "moss") { availableForSale } }');
    expect(data.product?.availableForSale).toBe(isSold);
  });

  test('[PLAT-11] [PROD-07] a variant sold beyond its stock can be saved, with its stock left as shown', async () => {
    await call('POST', 'reset');
    const variant = PACHIRA.split('/').at(-1) ?? '';
    await office.shop.platform.services.database
      .update(inventoryTable)
      .set({ available: -3, allowNegative: true })
      .where(eq(inventoryTable.variantId, Number(variant)));
    await office.shop.platform.services.catalogue.refreshVariants([Number(variant)]);
    const cookie = await signIn();
    const page = await visit(`${office.shop.url}/admin?q=pachira-mini`, { headers: { cookie } });
    const fields = { ...fieldsOf(page, `available-${variant}`), action: 'saveVariant' };
    expect(fields).toMatchObject({ available: '-3' });
    expect((await send(cookie, { ...fields, price: '1380' })).status).toBe(303);
    expect((await send(cookie, { ...fields, available: '-4' })).status, 'typed').toBe(422);
    expect((await call('PATCH', `variants/${variant}`, { compareAtPrice: null })).body).toMatchObject({
      available: -3,
      price: 1380,
    });
    await call('POST', 'reset');
  });

  test('[PLAT-11] of two forms sent in one instant neither loses what the other saved', async () => {
    await call('POST', 'reset');
    const cookie = await signIn();
    const variant = PACHIRA.split('/').at(-1) ?? '';
    const page = await visit(`${office.shop.url}/admin?q=pachira-mini`, { headers: { cookie } });
    const shown = { ...fieldsOf(page, `available-${variant}`), action: 'saveVariant' };
    const sent = async (...changes: readonly Record<string, string>[]) =>
      (await Promise.all(changes.map((change) => send(cookie, { ...shown, ...change })))).map(
        ({ status }) => status,
      );
    expect(await sent({ price: '1380' }, { available: '9' })).toEqual([303, 303]);
    const saved = await call('PATCH', `variants/${variant}`, { compareAtPrice: null });
    expect(saved.body).toMatchObject({ price: 1380, available: 9 });
    const titles = ['甲', '乙', '丙'].map((title) => ({ action: 'saveTitle', title }));
    const titled = { ...fieldsOf(page, 'title-pachira-mini') };
    const answers = await sent(...titles.map((change) => ({ ...titled, ...change })));
    expect(answers.sort()).toEqual([303, 422, 422]);
  });

  test('[PLAT-10] [PLAT-11] of two editors neither loses what the other saved meanwhile, in any form', async () => {
    await call('POST', 'reset');
    const cookie = await signIn();
    const open = () =>
      visit(`${office.shop.url}/admin?locale=en&q=pachira-mini&entries=banner`, { headers: { cookie } });
    const page = await open();
    const banner = page.document.querySelector('input[name="entry"]')?.getAttribute('value') ?? '';
    const entry = banner.split('/')[1] ?? '';
    // Two fields of each form: one that both editors type into, one that is left as shown.
    const forms = [
      ['title-pachira-mini', 'saveTitle', 'title', null],
      ['shop-name', 'saveShop', 'name', 'in.EN.name'],
      ['refund-policy-title', 'savePolicy', 'title', 'in.EN.title'],
      [`${entry}-title`, 'saveEntry', 'field.title', 'field.url'],
    ] as const;
    for (const [id, action, both, left] of forms) {
      const shown = { ...fieldsOf(page, id), action };
      expect(shown, id).toHaveProperty([both]);
      expect(
        (await send(cookie, { ...shown, [both]: '先の言葉', ...(left && { [left]: '先' }) })).status,
        id,
      ).toBe(303);
      const late = await send(cookie, { ...shown, [both]: '後の言葉' });
      expect([late.status, (await late.text()).includes('role="alert"')], id).toEqual([422, true]);
      expect((await send(cookie, shown)).status, 'nothing typed').toBe(303);
      const after = fieldsOf(await open(), id);
      expect([after[both], left && after[left]], id).toEqual(['先の言葉', left && '先']);
      expect((await send(cookie, { ...after, action, [both]: '後の言葉' })).status, 'seen').toBe(303);
    }
    await call('POST', 'reset');
  });

  test.each([
    ['saveVariant', `price-${PACHIRA.split('/').at(-1)}`, { price: '1380', available: 'many' }],
    ['saveTitle', 'title-pachira-mini', { title: `${'長'.repeat(300)}` }],
    ['savePolicy', 'refund-policy-title', { title: '返品の条件', body: '<p>\uFFFD</p>\r\n<p>十日</p>' }],
    ['createProduct', 'new-handle', { handle: 'new one', title: 'テスト', price: 'x', available: '5' }],
    ['createDiscount', 'new-code', { code: 'SPRING', kind: 'freeShipping', percentage: '0x10' }],
    ['issueGiftCard', 'new-gift-code', { code: 'GIFT-1', initialValue: '-5' }],
    ['createEntry', 'new-entry', { handle: 'a b', 'field.name': '\uFFFD' }],
  ] as const)(
    '[PLAT-11] a refused form has what was typed into it, and no other form has it: %s',
    async (action, id, typed: Record<string, string>) => {
      await call('POST', 'reset');
      const cookie = await signIn();
      const address = `${office.shop.url}/admin?q=pachira-mini&entries=producer`;
      const open = await visit(address, { headers: { cookie } });
      const valuesIn = (page: PlainPage, isOwn: boolean) =>
        [...page.document.querySelectorAll('form')]
          .filter((form) => (form.querySelector(`#${id}`) !== null) === isOwn)
          .flatMap((form) => [
            ...form.querySelectorAll('input:not([type=hidden]), textarea, option[selected]'),
          ])
          .map((field) => field.textContent || field.getAttribute('value'));
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fieldsOf(open, id), ...typed, action }))
        form.set(name, value);
      const refused = await visit(address, {
        method: 'POST',
        body: form,
        headers: { cookie, origin: office.shop.url },
      });
      expect(refused.status).toBe(422);
      const own = valuesIn(refused, true).map((value) => value?.replaceAll('\r\n', '\n'));
      for (const value of Object.values(typed).filter((text) => text !== 'freeShipping'))
        expect(own).toContain(value.replaceAll('\r\n', '\n'));
      expect(valuesIn(refused, false)).toEqual(valuesIn(open, false));
      expect(refused.document.querySelector('details[open]') !== null).toBe(action === 'savePolicy');
    },
  );

  test('a wrong id or number in a form is refused by its name', async () => {
    const cookie = await signIn();
    const cases: readonly (readonly [Record<string, string>, string])[] = [
      ...['abc', '1.5', '-1', '', '99999999999999999999'].map(
        (giftCard) => [{ action: 'disableGiftCard', giftCard }, 'giftCard'] as const,
      ),
      [{ action: 'createDiscount', code: 'HEX', percentage: '0x10' }, 'percentage'],
      [{ action: 'saveTitle', handle: 'pachira-mini', title: '\u200B' }, 'title'],
      [{ action: 'saveTitle', handle: 'pachira-mini', title: 'パキラ\uFFFD' }, 'title'],
    ];
    for (const [fields, named] of cases) {
      const answer = await send(cookie, fields);
      expect(
        [answer.status, (await answer.text()).includes('role="alert"')],
        `${named} ${JSON.stringify(fields)}`,
      ).toEqual([422, true]);
    }
  });

  test('changes stock, price and title, creates and deletes; the API returns it and the storefront gets a webhook; reset restores', async () => {
    await call('POST', 'reset');
    const before = await readStock(office.shop, PACHIRA);
    const cookie = await signIn();
    const page = await visit(`${office.shop.url}/admin?q=pachira-mini`, { headers: { cookie } });
    const variant = PACHIRA.split('/').at(-1);
    const fields = fieldsOf(page, `available-${variant}`);
    expect(fields).toMatchObject({ variant, price: '1280', available: String(before) });
    await office.shop.platform.services.changes.settled();
    office.listener.received.length = 0;

    expect(
      (await send(cookie, { ...fields, available: '3', price: '990', action: 'saveVariant' })).status,
    ).toBe(303);
    expect(await readStock(office.shop, PACHIRA)).toBe(3);
    await expect
      .poll(() => office.listener.received.findLast(({ topic }) => topic === 'inventory_levels/update')?.body)
      .toMatchObject({ available: 3 });
    expect((await send(cookie, { ...fields, available: '-3', action: 'saveVariant' })).status).toBe(422);

    const title = { ...fieldsOf(page, 'title-pachira-mini'), title: '新しい名前', action: 'saveTitle' };
    expect((await send(cookie, title)).status).toBe(303);
    const added = {
      handle: 'page-fern',
      title: 'シダ',
      price: '500',
      available: '1',
      action: 'createProduct',
    };
    expect((await send(cookie, added)).status).toBe(303);
    expect((await send(cookie, added)).status).toBe(422);
    expect((await send(cookie, { code: 'PAGE20', percentage: '20', action: 'createDiscount' })).status).toBe(
      303,
    );
    expect((await send(cookie, { handle: 'monstera', action: 'deleteProduct' })).status).toBe(422);
    const QUERY =
      '{ product(handle: "pachira-mini") { title } made: product(handle: "page-fern") { title } }';
    expect((await office.shop.ask(QUERY)).data).toEqual({
      product: { title: '新しい名前' },
      made: { title: 'シダ' },
    });
    const english = await visit(`${office.shop.url}/admin?locale=en`, { headers: { cookie } });
    expect(english.text).toContain('PAGE20');

    expect((await send(cookie, { action: 'reset' })).status).toBe(303);
    expect(await readStock(office.shop, PACHIRA)).toBe(before);
    const { data } = await office.shop.ask<{ made: Product }>(QUERY);
    expect([data.product.title, data.made]).toEqual(['パキラ 実生 ミニサイズ', null]);
    expect((await visit(`${office.shop.url}/admin`, { headers: { cookie } })).text).not.toContain('PAGE20');
    await expect
      .poll(() =>
        office.listener.received
          .slice(-3)
          .map(({ topic }) => topic)
          .sort(),
      )
      .toEqual(['inventory_levels/update', 'products/delete', 'products/update']);
    expect((await send(cookie, { action: 'signOut' })).headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('[CART-09] creates a code of free shipping, lists it as such, and names refused fields by their labels', async () => {
    const cookie = await signIn();
    const sent = { action: 'createDiscount', code: 'FREEPAGE', kind: 'freeShipping', percentage: '' };
    for (const [wrong, ja, en] of [
      [{ percentage: '10' }, '割引率(%)', 'Percent off'],
      [{ kind: 'percentage' }, '割引率(%)', 'Percent off'],
      [{ kind: 'percentage', percentage: '1x' }, '割引率(%)', 'Percent off'],
      [{ kind: 'gift' }, '種類', 'Kind'],
      [{ code: 'a b' }, 'コード', 'Code'],
      [{ code: 'WELCOME500' }, 'コード', 'Code'],
      [{ code: '', percentage: '10' }, 'コード, 割引率(%)', 'Code, Percent off'],
    ] as const) {
      for (const [locale, fields] of [
        ['ja', ja],
        ['en', en],
      ] as const) {
        const { status, document } = await visit(`${office.shop.url}/admin?locale=${locale}`, {
          method: 'POST',
          body: new URLSearchParams({ ...sent, ...wrong }),
          headers: { cookie, origin: office.shop.url },
        });
        const said = document.querySelector('[role=alert]')?.textContent;
        expect([status, said?.split(/[:：]\s?/)[1]], JSON.stringify(wrong)).toEqual([422, fields]);
      }
    }
    const listed = async (code: string, locale: string) =>
      (await visit(`${office.shop.url}/admin?locale=${locale}`, { headers: { cookie } })).document
        .querySelector(`input[value=${code}]`)
        ?.closest('form')
        ?.querySelector('p')?.textContent;
    expect(await listed('FREEPAGE', 'ja')).toBeUndefined();
    expect((await send(cookie, sent)).status).toBe(303);
    expect(await listed('FREEPAGE', 'ja')).toContain('送料無料');
    expect(await listed('FREEPAGE', 'en')).toContain('Free shipping');
    expect(await listed('WELCOME500', 'en')).not.toContain('Free shipping');
    // The same terms as of the route.
    const { body } = await call('PATCH', 'discounts/FREEPAGE', { title: 'FREEPAGE' });
    expect(body).toMatchObject({ kind: 'freeShipping', value: 0, automatic: false, excludesProducts: false });
    expect((await send(cookie, { action: 'deleteDiscount', code: 'FREEPAGE' })).status).toBe(303);
  });
});

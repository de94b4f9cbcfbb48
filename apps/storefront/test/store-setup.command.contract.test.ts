import { createHash } from 'node:crypto';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { KOMORENO } from '@shop/brands/komoreno/brand';
import { StoreProfileDocument } from '@shop/graphql/documents';
import { parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ADMIN_DOCUMENTS } from '../commands/store/admin-documents';
import { askAdmin } from '../commands/store/store-client';
import { nameOfRequirement } from '../commands/store/store-requirement';
import { storeRequirements } from '../commands/store/store-requirements';
import { platformUnderTest } from './support/platform-under-test';
import { runCommand, runNpmCommand } from './support/run-command';
import { walkCheckout } from './support/walk-checkout';

const COUPON = { code: 'HELLO15', discountRate: 15 };
const REQUIREMENTS = storeRequirements([COUPON], KOMORENO);

const HALF_MADE = { handle: 'succulent', title: '多肉植物' };

const store = await platformUnderTest({ PLATFORM_SEED: 'empty' });
afterAll(() => store.stop());

const STORE = [
  ...['--domain', store.url, '--public-token', store.publicToken],
  ...['--shop-url', 'https://shop.example'],
];
const VARIABLES = { MAIL_MAGAZINE_COUPONS: `${COUPON.code}:${COUPON.discountRate}` };

/** Runs `npm run store:…`. */
function command(name: 'store-check' | 'store-prepare', ...args: string[]) {
  return runCommand(name, [...STORE, ...args], VARIABLES);
}

/** Asks the store's Admin API. */
function askStore() {
  const access = {
    url: store.url,
    apiVersion: '2025-01',
    publicToken: store.publicToken,
    privateToken: null,
    adminToken: null,
  };
  return askAdmin(access, store.adminToken);
}

describe('[STORE-04] a store in its initial state', () => {
  test('[DLV-08] reports every missing definition, its effect and its fix, and is set up by one command, once', async () => {
    const admin = ['--admin-token', store.adminToken];
    const refused = await runNpmCommand('store-check', [...STORE, '--admin-token', 'wrong-token'], VARIABLES);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('answered 401')]);

    // Made by hand, or by an earlier version of the command: in one language.
    const { collectionCreate } = z
      .object({ collectionCreate: z.object({ userErrors: z.tuple([]) }) })
      .parse(await askStore()(ADMIN_DOCUMENTS.collectionCreate, { input: HALF_MADE }));
    expect(collectionCreate.userErrors).toEqual([]);
    const empty = await command('store-check', ...admin);
    expect(empty.said).toContain(
      `without a translation: ${HALF_MADE.handle}\n    without it /succulent is answered with 404\n    it says "多肉植物" in en\n`,
    );
    expect(empty.code).toBe(1);
    for (const requirement of REQUIREMENTS) {
      // These tokens have every permission, in both languages.
      if (requirement.kind === 'permission' || requirement.kind === 'language') continue;
      // None need be given.
      if (requirement.kind === 'shopFacts') continue;
      if (requirement.kind === 'collection' && requirement.handle === HALF_MADE.handle) continue;
      expect(empty.said).toContain(`missing: ${nameOfRequirement(requirement)}\n`);
      expect(empty.said).toContain(`without it ${requirement.breaks}\n`);
    }
    expect(empty.said).toContain('no private token');
    expect(empty.said).toMatch(/API version 2025-01 ended on 2026-01-01: .+; /);

    const dry = await command('store-prepare', ...admin);
    expect(dry.said).toMatch(/\d+ calls would be made; --yes makes them/);
    expect((await command('store-check', ...admin)).said).toBe(empty.said);

    const made = await command('store-prepare', ...admin, '--yes');
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ calls were made/) });
    const calls = (text: string) => text.split('\n').filter((line) => /^\w+ \{/.test(line));
    expect(calls(made.said).length).toBe(calls(dry.said).length);
    expect((await command('store-prepare', ...admin, '--yes')).said.trim()).toMatch(
      /(?:^|\n)0 calls were made$/,
    );

    const ready = await command('store-check', ...admin, '--private-token', store.publicToken);
    // Texts, legal ones first, must be written by a person: a heading alone counts as missing.
    expect(ready.said).toMatch(/3 missing, 7 there but empty, of which npm run store:prepare makes 0\.\s*$/);
    expect(made.said).not.toContain('"isPublished":true');
    expect(ready.said).toContain('the private token opens the store');
    expect(ready.said.match(/missing: .*/g)).toEqual([
      'missing: REFUND_POLICY',
      'missing: TERMS_OF_SERVICE',
      'missing: one that is published',
    ]);
    const { shop } = z
      .object({ shop: z.object({ rules: z.object({ value: z.string() }) }) })
      .parse(
        await store.ask(
          '{ shop { rules: metafield(namespace: "shop", key: "delivery_rules") { value } } }',
          {},
        ),
      );
    expect(parseDeliveryRules(shop.rules.value)).toEqual({ ok: true, value: BUILT_DELIVERY_RULES });
    expect(await store.ask('{ menu(handle: "categories") { items { title } } }', {})).toMatchObject({
      menu: { items: expect.arrayContaining([expect.objectContaining({ title: '多肉植物' })]) },
    });
  });

  test('[LANG-01] then has the titles of its lists and of their menu entries in every language of the shop, and keeps those of a merchant', async () => {
    const titles = () =>
      store.ask(
        `query @inContext(language: EN) { collection(handle: "succulent") { id title } all: collection(handle: "all") { title }
          menu(handle: "categories") { title items { title } } blog(handle: "columns") { title } }`,
        {},
      );
    const prepared = z
      .object({
        collection: z.object({ id: z.string(), title: z.literal('Succulents') }),
        all: z.object({ title: z.literal('All products') }),
        blog: z.object({ title: z.literal('Articles') }),
        menu: z.object({ title: z.literal('Categories'), items: z.array(z.object({ title: z.string() })) }),
      })
      .parse(await titles());
    expect(prepared.menu.items.map(({ title }) => title)).toEqual(
      KOMORENO.menus.categories.map(({ title }) => title.en),
    );
    const register = (resourceId: string, translation: object) =>
      askStore()(ADMIN_DOCUMENTS.translationsRegister, { resourceId, translations: [translation] });
    const digest = createHash('sha256').update('多肉植物').digest('hex');
    const own = {
      locale: 'en',
      key: 'title',
      value: 'Succulents and cacti',
      translatableContentDigest: digest,
    };
    const { id } = prepared.collection;
    for (const [resourceId, translation, field] of [
      ['gid://shopify/Collection/1', own, 'resourceId'],
      ['gid://shopify/MenuItem/1', own, 'resourceId'],
      [id, { ...own, locale: 'ja' }, 'locale'],
      [id, { ...own, locale: 'fr' }, 'locale'],
      [id, { ...own, key: 'name' }, 'key'],
      [id, { ...own, value: ' ' }, 'value'],
      [id, { ...own, translatableContentDigest: 'old' }, 'translatableContentDigest'],
    ] as const)
      expect(await register(resourceId, translation)).toMatchObject({
        translationsRegister: { userErrors: [{ field: expect.arrayContaining([field]) }] },
      });
    expect(await titles()).toEqual(prepared);
    expect(await register(id, own)).toEqual({ translationsRegister: { userErrors: [] } });
    const again = await command('store-prepare', '--admin-token', store.adminToken, '--yes');
    expect(again.said.trim()).toMatch(/(?:^|\n)0 calls were made$/);
    expect(await titles()).toMatchObject({ collection: { title: 'Succulents and cacti' } });
  });

  test('[BRAND-07] then holds legal facts and links, and is told of those that cannot be shown', async () => {
    const ask = askStore();
    const admin = ['--admin-token', store.adminToken];
    const write = async (facts: Readonly<Record<string, string>>) => {
      const { shop } = z.object({ shop: z.object({ id: z.string() }) }).parse(await ask('{ shop { id } }'));
      return ask(
        'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }',
        {
          metafields: Object.entries(facts).map(([key, value]) => ({
            ownerId: shop.id,
            namespace: 'shop',
            key,
            type: key.endsWith('_url') ? 'url' : 'single_line_text_field',
            value,
          })),
        },
      );
    };
    expect(await write({ legal_name: 'みずき園合同会社', x_url: 'javascript:alert(1)' })).toEqual({
      metafieldsSet: { userErrors: [] },
    });
    const told = await command('store-check', ...admin);
    expect(told.said).toContain('malformed: legal facts and links that can be shown');
    expect(told.said).toContain('shop.x_url must be an address, https://…');
    await write({ x_url: 'https://social.bread.example/x' });
    const answer = z
      .object({ shop: z.object({ facts: z.array(z.object({ value: z.string() }).nullable()) }) })
      .parse(await store.ask(StoreProfileDocument.toString(), { language: 'EN', ranked: 1 }));
    expect(answer.shop.facts.flatMap((fact) => (fact ? [fact.value] : []))).toEqual([
      'みずき園合同会社',
      'https://social.bread.example/x',
    ]);
  });

  test('then sells: its first plant is found in its category and bought with the mail magazine coupon', async () => {
    const ask = askStore();
    const thing = z.object({ id: z.string() });
    const { category, locations } = z
      .object({ category: thing, locations: z.object({ nodes: z.array(thing) }) })
      .parse(
        await ask(
          '{ category: collectionByHandle(handle: "succulent") { id } locations(first: 1) { nodes { id } } }',
        ),
      );
    const quantity = { locationId: locations.nodes[0]?.id, name: 'available', quantity: 3 };
    const set = await ask(
      `mutation ($input: ProductSetInput!) { productSet(input: $input, synchronous: true) { product { id } userErrors { message } } }`,
      {
        input: {
          title: 'はじめての多肉',
          handle: '多肉-はじめて',
          vendor: 'みずき園',
          collections: [category.id],
          productOptions: [{ name: 'サイズ', values: [{ name: '3号' }] }],
          variants: [
            {
              price: '4000',
              optionValues: [{ optionName: 'サイズ', name: '3号' }],
              inventoryQuantities: [quantity],
            },
          ],
        },
      },
    );
    expect(set).toMatchObject({ productSet: { userErrors: [] } });
    const answer = z
      .object({
        collection: z.object({
          products: z.object({
            nodes: z.array(z.object({ handle: z.string(), variants: z.object({ nodes: z.array(thing) }) })),
          }),
        }),
      })
      .parse(
        await store.ask(
          '{ collection(handle: "succulent") { products(first: 5) { nodes { handle variants(first: 1) { nodes { id } } } } } }',
          {},
        ),
      );
    const [plant] = answer.collection.products.nodes;
    expect(plant?.handle).toBe('多肉-はじめて');
    const cart = z
      .object({
        cartCreate: z.object({
          cart: z.object({
            checkoutUrl: z.string(),
            cost: z.object({ totalAmount: z.object({ amount: z.string() }) }),
          }),
        }),
      })
      .parse(
        await store.ask(
          'mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl cost { totalAmount { amount } } } } }',
          {
            input: {
              lines: [{ merchandiseId: plant?.variants.nodes[0]?.id, quantity: 2 }],
              discountCodes: [COUPON.code],
            },
          },
        ),
      ).cartCreate.cart;
    expect(cart.cost.totalAmount.amount).toBe('6800.0');
    const order = await walkCheckout(cart.checkoutUrl, 'hanako@example.jp');
    expect(order?.text).toContain('はじめての多肉');
    expect(order?.text).toContain('7,600');
    expect((await command('store-check', '--admin-token', store.adminToken)).said).toContain(
      '2 missing, 7 there but empty, of which npm run store:prepare makes 0.',
    );
  });
});

import * as documents from '@shop/graphql/documents';
import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import { makeShopperFetch } from '@shop/graphql/retrying-fetch';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { encodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { platformUnderTest } from './support/platform-under-test';

/** The newest version whose schema the local platform has (apps/platform/schemas). */
const NEWEST = '2026-04';
const PRODUCT = 'gid://shopify/Product/7583412945071';
const VARIANT = 'gid://shopify/ProductVariant/42319870264559';
const SECOND = 'gid://shopify/ProductVariant/42319870625007';

/** Default variables of queries, by name. */
const USUAL = {
  language: 'EN',
  first: 3,
  productId: PRODUCT,
  id: VARIANT,
  ids: [VARIANT],
  query: 'パキラ',
  handle: 'pachira-mini',
  type: 'PRODUCT',
  page: 1,
} as const;

/** Specific variables of queries. */
const VARIABLES: Readonly<Record<string, object>> = {
  AdvisorList: { columnsFirst: 3 },
  ArticlePage: { blog: 'columns', handle: 'recommendkanyou' },
  CollectionCursors: { handle: 'ornamentplants' },
  CollectionDirectory: { producersFirst: 3 },
  CollectionPage: { handle: 'ornamentplants', filters: [{ available: true }] },
  CollectionPriceCounts: {
    handle: 'ornamentplants',
    first: [{ price: { max: 3000 } }],
    second: [{ price: { min: 3000 } }],
    third: [],
    fourth: [],
  },
  CollectionRooms: { handle: 'desk' },
  ContentPage: { handle: 'guarantee' },
  HomePage: {
    rankingFirst: 3,
    firstCategory: 'ornamentplants',
    secondCategory: 'succulent',
    categoryFirst: 3,
    countsFirst: 3,
    newArrivals: 'new-arrivals',
    newFirst: 3,
    reviewFirst: 3,
    newsFirst: 3,
  },
  ProductsByIds: { ids: [PRODUCT] },
  StoreProfile: { ranked: 3 },
};

/** The shop's queries by name; those of a cart need one, which is made below. */
const questions = Object.values(documents)
  .map(String)
  .flatMap(
    (text) =>
      /\bquery (\w+)/
        .exec(text)
        ?.slice(1)
        .map((name) => ({ name, text })) ?? [],
  )
  .filter(({ name }) => !['CartGetById', 'CartLinePage'].includes(name));

const platform = await platformUnderTest({ PLATFORM_OLDEST_VERSION: NEWEST });
afterAll(() => platform.stop());

function globalId(plain: string): GlobalId {
  const encoded = encodeGlobalId(plain);
  if (!encoded.ok) throw new Error(plain);
  return encoded.value;
}

function done(outcome: CartOutcome) {
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.detail}`);
  return outcome.value;
}

describe(`[PLAT-04] when the pinned API version is retired and ${NEWEST} responds in its place`, () => {
  test('only that version exists', async () => {
    const asked = await platform.ask('{ publicApiVersions { handle } }', {});
    expect(asked).toEqual({ publicApiVersions: [{ handle: NEWEST }, { handle: 'unstable' }] });
  });

  test.each(questions)('$name returns data', async ({ name, text }) => {
    const data = z
      .record(z.string(), z.unknown())
      .parse(await platform.ask(text, { ...USUAL, ...VARIABLES[name] }));
    for (const [field, value] of Object.entries(data)) expect(value, field).not.toBeNull();
  });

  test('all operations of the storefront are sent', () => {
    expect(questions.length).toBeGreaterThan(25);
    expect(Object.keys(VARIABLES).filter((name) => !questions.some((known) => known.name === name))).toEqual(
      [],
    );
  });

  test("the storefront's cart is filled, changed and checked out", async () => {
    const carts = makeCartGateway(
      makeShopperFetch({ platformUrl: platform.url, publicToken: platform.publicToken }),
      'JA',
    );
    const line = { merchandiseGlobalId: globalId(VARIANT), quantity: 2 };
    const made = done(
      await carts.createCart({
        line,
        discountCodes: ['NOSUCHCODE'],
        attributes: [{ key: 'UTM_SOURCE', value: 'mail' }],
        province: 'JP-13',
      }),
    );
    expect(made.discountFailure).toBe('discountMissing');
    expect(made.cart.discountCodes).toMatchObject([{ code: 'NOSUCHCODE', refusal: { kind: 'notFound' } }]);
    const cartId = made.cart.globalId;
    const added = done(
      await carts.addLines({ cartId, lines: [{ merchandiseGlobalId: globalId(SECOND), quantity: 1 }] }),
    );
    const [first, second] = added.cart.lines;
    if (first === undefined || second === undefined) throw new Error('the cart has two lines');
    done(await carts.updateLines({ cartId, lines: [{ lineId: first.globalId, quantity: 4 }] }));
    done(await carts.removeLines({ cartId, lineIds: [second.globalId] }));
    done(await carts.changeAttributes({ cartId, attributes: [{ key: 'eGift', value: 'true' }] }));
    done(await carts.changeNote({ cartId, note: '静かに' }));
    const addressId = added.cart.deliveryAddress?.globalId ?? null;
    done(await carts.changeDestination({ cartId, province: 'JP-27', addressId }));
    const coupon = done(await carts.changeDiscountCodes({ cartId, discountCodes: ['WELCOME500'] }));
    expect(coupon.discountFailure).toBeNull();
    const { cart } = done(await carts.readCart({ cartId }));
    expect(cart.discountCodes).toMatchObject([{ code: 'WELCOME500', applicable: true }]);
    expect(cart.totalPrice).toBe(4620);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([4]);
    const page = await platform.ask(String(documents.CartLinePageDocument), { cartId: atob(cartId) });
    expect(page).toMatchObject({
      cart: { lines: { nodes: [{ quantity: 4, merchandise: { id: VARIANT } }] } },
    });
    const checkout = await fetch(cart.webUrl);
    expect(checkout.status).toBe(200);
    expect(await checkout.text()).toContain('5,420');
    const again = done(
      await carts.restoreCart({ lines: [line], discountCodes: [], attributes: [], province: 'JP-01' }),
    );
    expect(again.cart.globalId).not.toBe(cartId);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import { schemaHash } from '@shop/graphql/schema-hash';
import {
  buildClientSchema,
  concatAST,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { CartCreatePayload, Language, ShopPolicy } from '../../src/graphql/__generated__/resolvers.ts';
import { API_VERSIONS, introspectionOf, schemaDelta } from '../../src/graphql/versions/api-schemas.ts';
import { EVERY_VERSION, type GraphqlAnswer, platformOfFile } from '../support/platform-under-test.ts';
import { PACHIRA } from '../support/shopper.ts';

const NEWEST = API_VERSIONS.at(-1) ?? '';
const SHOP = '{ shop { name } }';

const shop = await platformOfFile(EVERY_VERSION);

/** Queries a version of the API. */
async function askVersion<Named>(version: string, query: string, variables: Record<string, unknown> = {}) {
  const response = await fetch(`${shop.url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': shop.token },
    body: JSON.stringify({ query, variables }),
  });
  return {
    status: response.status,
    served: response.headers.get('x-shopify-api-version'),
    answer: (await response.json()) as GraphqlAnswer<Named>,
  };
}

/** Runs an operation that must have no errors. */
async function answered<Named>(version: string, query: string, variables?: Record<string, unknown>) {
  const { answer } = await askVersion<Named>(version, query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

const create = async (
  version: string,
  input: object = { lines: [{ merchandiseId: PACHIRA, quantity: 2 }] },
) => {
  const { cartCreate } = await answered(
    version,
    `mutation C($input: CartInput) { cartCreate(input: $input) {
      cart { id totalQuantity deliveryGroups(first: 1) { nodes { id } } }
      userErrors { code field message } warnings { code target message }
    } }`,
    { input },
  );
  return cartCreate;
};

describe('[PLAT-04] the local platform serves', () => {
  test.each(API_VERSIONS)(
    "version %s with the provider's schema, checked by introspection",
    async (version) => {
      const { served, answer } = await askVersion<IntrospectionQuery>(version, getIntrospectionQuery());
      expect(served).toBe(version);
      const introspection: IntrospectionQuery = answer.data;
      const expected =
        version === STOREFRONT_API_VERSION
          ? schemaHash(introspectionOf(version))
          : schemaDelta(version).sha256;
      expect(schemaHash(introspection)).toBe(expected);
    },
  );

  test.each(API_VERSIONS.filter((version) => version >= STOREFRONT_API_VERSION))(
    'every operation of the storefront in version %s',
    (version) => {
      const folder = fileURLToPath(new URL('../../../../packages/graphql/src/operations/', import.meta.url));
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.graphql'),
      );
      const document = concatAST(files.map((name) => parse(readFileSync(folder + name, 'utf8'))));
      expect(document.definitions.length).toBeGreaterThan(20);
      expect(validate(buildClientSchema(introspectionOf(version)), document)).toEqual([]);
    },
  );

  test.each([
    ['2024-01', '2024-10'],
    ['unstable', 'unstable'],
  ])('a request for %s by %s, with the version header', async (asked, expected) => {
    const { status, served, answer } = await askVersion(asked, SHOP);
    expect([status, served, answer.data.shop.name]).toEqual([200, expected, 'コモレノ STORE']);
  });

  test('a list of its versions', async () => {
    const { publicApiVersions } = await answered(NEWEST, '{ publicApiVersions { handle supported } }');
    expect(publicApiVersions).toContainEqual({ handle: NEWEST, supported: true });
    expect(publicApiVersions).toHaveLength(API_VERSIONS.length + 1);
  });

  test('a field in the versions that have it, and rejects it in the others', async () => {
    const query = '{ shop { legalNotice { title } } }';
    const { shop: texts } = await answered<{ shop: { legalNotice: ShopPolicy } }>(NEWEST, query);
    expect(texts.legalNotice.title).not.toBe('');
    const { answer } = await askVersion('2025-01', query);
    expect(answer.errors?.[0]?.message).toContain("Field 'legalNotice' doesn't exist on type 'Shop'");
  });

  test('additions of later versions', async () => {
    const { cart } = await create(NEWEST);
    const data = await answered<{
      shop: { customerAccountUrl: string };
      localization: { country: { defaultLanguage: Language } };
    }>(
      NEWEST,
      `query Q($id: ID!) @inContext(country: JP, language: JA, visitorConsent: { analytics: false }) {
        shop { customerAccountUrl customerAccountTranslations { key } socialLoginProviders { handle }
          contactInformation { title } termsOfSale { title } }
        localization { country { defaultLanguage { isoCode } } }
        product(handle: "pachira-mini") { featuredImage { thumbhash } }
        cart(id: $id) { lines(first: 5) { nodes { ... on CartLine {
          instructions { canRemove canUpdateQuantity } parentRelationship { parent { id } } } } } }
      }`,
      { id: cart.id },
    );
    expect(data.shop).toMatchObject({ customerAccountTranslations: [], socialLoginProviders: [] });
    expect((await fetch(data.shop.customerAccountUrl)).status).toBeLessThan(400);
    expect(data.localization.country.defaultLanguage).toEqual({ isoCode: 'JA' });
    expect(data.product.featuredImage).toEqual({ thumbhash: null });
    expect(data.cart.lines.nodes).toEqual([
      { instructions: { canRemove: true, canUpdateQuantity: true }, parentRelationship: null },
    ]);
  });
});

describe('[PLAT-04] carts of later versions', () => {
  const BUYER = {
    lines: [{ merchandiseId: PACHIRA, quantity: 2 }],
    note: '門の前に',
    buyerIdentity: { email: 'hanako@example.jp', countryCode: 'JP' },
    delivery: { addresses: [{ address: { deliveryAddress: { city: '渋谷区', countryCode: 'JP' } } }] },
  };
  const CART = `cart { id totalQuantity note buyerIdentity { email countryCode }
    delivery { addresses { address { ... on CartDeliveryAddress { city } } } } } userErrors { code field message }`;

  test("are cloned without the buyer's identity; the original is unchanged", async () => {
    const { cart } = await create(NEWEST, BUYER);
    const { cartClone } = await answered<{ cartClone: CartCreatePayload }>(
      NEWEST,
      `mutation M($id: ID!) { cartClone(cartId: $id) { ${CART} } }`,
      {
        id: cart.id,
      },
    );
    expect(cartClone).toMatchObject({
      cart: { totalQuantity: 2, note: '門の前に', buyerIdentity: { email: null, countryCode: 'JP' } },
      userErrors: [],
    });
    expect(cartClone.cart.delivery.addresses).toEqual([]);
    expect(cartClone.cart.id).not.toBe(cart.id);
    const before = await answered(
      NEWEST,
      'query Q($id: ID!) { cart(id: $id) { totalQuantity buyerIdentity { email } } }',
      { id: cart.id },
    );
    expect(before.cart).toEqual({ totalQuantity: 2, buyerIdentity: { email: 'hanako@example.jp' } });
  });

  test('remove their buyer, and have their addresses replaced', async () => {
    const { cart } = await create(NEWEST, BUYER);
    const addresses = [
      { address: { deliveryAddress: { city: '京都市', countryCode: 'JP' } }, selected: true },
    ];
    const replaced = await answered<{ cartDeliveryAddressesReplace: CartCreatePayload }>(
      NEWEST,
      `mutation M($id: ID!, $addresses: [CartSelectableAddressInput!]!) {
        cartDeliveryAddressesReplace(cartId: $id, addresses: $addresses) { ${CART} } }`,
      { id: cart.id, addresses },
    );
    expect(replaced.cartDeliveryAddressesReplace.cart.delivery.addresses).toEqual([
      { address: { city: '京都市' } },
    ]);
    const { cartRemovePersonalData } = await answered<{ cartRemovePersonalData: CartCreatePayload }>(
      NEWEST,
      `mutation M($id: ID!) { cartRemovePersonalData(cartId: $id) { ${CART} } }`,
      { id: cart.id },
    );
    expect(cartRemovePersonalData.cart.buyerIdentity).toEqual({ email: null, countryCode: 'JP' });
    expect(cartRemovePersonalData.cart.delivery.addresses).toEqual([]);
  });

  test('that do not exist, and a gift card that does not, are user errors, not server errors', async () => {
    const nobody = { id: 'gid://shopify/Cart/none?key=none' };
    for (const name of ['cartClone', 'cartRemovePersonalData']) {
      const data = await answered<Record<string, CartCreatePayload>>(
        NEWEST,
        `mutation M($id: ID!) { ${name}(cartId: $id) { ${CART} } }`,
        nobody,
      );
      expect(data[name]).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID' }] });
    }
    const { cart } = await create(NEWEST);
    for (const name of ['cartGiftCardCodesAdd', 'cartGiftCardCodesUpdate']) {
      const data = await answered<Record<string, CartCreatePayload>>(
        NEWEST,
        `mutation M($id: ID!) { ${name}(cartId: $id, giftCardCodes: ["ABCD"]) { ${CART} } }`,
        { id: cart.id },
      );
      expect(data[name]?.userErrors).toMatchObject([{ code: 'INVALID', field: ['giftCardCodes', '0'] }]);
    }
    expect((await create('2025-01', { giftCardCodes: ['ABCD'] })).userErrors).toMatchObject([
      { code: 'INVALID', field: ['input', 'giftCardCodes', '0'] },
    ]);
  });

  test('have a warning with the reason why a code is not applicable; versions before 2025-07 a user error', async () => {
    const input = { lines: [{ merchandiseId: PACHIRA }], discountCodes: ['NOSUCHCODE'] };
    const newer = await create(NEWEST, input);
    expect(newer.userErrors).toEqual([]);
    expect(newer.warnings).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND', target: newer.cart.id }]);
    const older = await create('2025-04', input);
    expect(older.userErrors).toMatchObject([{ code: 'MISSING_DISCOUNT_CODE' }]);
    expect(older.warnings).toEqual([]);
  });

  test.each([
    ['2025-04', 'PAYMENTS_METHOD_UNAVAILABLE'],
    ['2025-07', 'REDIRECT_TO_CHECKOUT_REQUIRED'],
    [NEWEST, 'REDIRECT_TO_CHECKOUT_REQUIRED'],
  ])('of %s are completed at the checkout only: the code is %s', async (version, code) => {
    const { cart } = await create(version);
    const data = await answered<{ cartSubmitForCompletion: { result: object } }>(
      version,
      `mutation M($id: ID!) { cartSubmitForCompletion(cartId: $id, attemptToken: "once") {
        result { ... on SubmitFailed { errors { code } } } } }`,
      { id: cart.id },
    );
    expect(data.cartSubmitForCompletion.result).toEqual({ errors: [{ code }] });
  });

  test.each(['2024-10', '2025-01', NEWEST])(
    "of %s accept the delivery address in the buyer's preferences, as older clients send it",
    async (version) => {
      const address = {
        country: 'Japan',
        province: 'Kyoto',
        city: '京都市',
        zip: '604-8571',
        address1: '上本能寺前町488',
      };
      const buyerIdentity = { deliveryAddressPreferences: [{ deliveryAddress: address }] };
      const { cart, userErrors } = await create(version, {
        lines: [{ merchandiseId: PACHIRA }],
        buyerIdentity,
      });
      expect([userErrors, cart.deliveryGroups.nodes.length]).toEqual([[], 1]);
      const update = `mutation M($id: ID!, $buyer: CartBuyerIdentityInput!) {
        cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) {
          cart { deliveryGroups(first: 1) { nodes { deliveryAddress { city provinceCode } } } } userErrors { field } } }`;
      const other = {
        deliveryAddressPreferences: [{ deliveryAddress: { ...address, province: '東京都', city: '渋谷区' } }],
      };
      const changed = await answered(version, update, { id: cart.id, buyer: other });
      expect(changed.cartBuyerIdentityUpdate).toEqual({
        cart: { deliveryGroups: { nodes: [{ deliveryAddress: { city: '渋谷区', provinceCode: 'JP-13' } }] } },
        userErrors: [],
      });
      const abroad = { deliveryAddressPreferences: [{ deliveryAddress: { country: 'France' } }] };
      const refused = await answered(version, update, { id: cart.id, buyer: abroad });
      expect(refused.cartBuyerIdentityUpdate.userErrors).toHaveLength(1);
    },
  );
});

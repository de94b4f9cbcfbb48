import { buildClientSchema, type GraphQLField, getNamedType, isLeafType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { API_VERSIONS, introspectionOf } from '../../src/graphql/versions/api-schemas.ts';
import { EVERY_VERSION, platformOfFile } from '../support/platform-under-test.ts';
import { createCart, PACHIRA } from '../support/shopper.ts';

const NEWEST = API_VERSIONS.at(-1) ?? '';
const mutations = buildClientSchema(introspectionOf(NEWEST)).getMutationType()?.getFields() ?? {};

const shop = await platformOfFile(EVERY_VERSION);

const ADDRESS = { address: { deliveryAddress: { city: '京都市', countryCode: 'JP' } }, selected: true };
const MONEY = { amount: '100', currencyCode: 'JPY' };
const SHOP_PAY = { locale: 'ja', presentmentCurrency: 'JPY', subtotal: MONEY, total: MONEY };
const FREE = { amount: MONEY, freePaymentMethod: { billingAddress: { city: '京都市' } } };
/** Errors of older payloads have no code field. */
const NO_CODE = 'no code';
const NOBODY = { customerAccessToken: 'none' };
const PERSON = { email: 'every-mutation@example.jp', password: 'takezutsu-5' };
const ADDRESS_ID = 'gid://shopify/MailingAddress/1?model_name=CustomerAddress';
const CUSTOMER_ID = 'gid://shopify/Customer/1';
const NOWHERE = 'gid://shopify/Cart/none?key=none';

/** Arguments of each mutation beside `cartId`, and the expected user error codes for a cart without more. */
const CALLS: Readonly<Record<string, { with: object | ((cartId: string) => object); codes?: string[] }>> = {
  cartAttributesUpdate: { with: { attributes: [{ key: 'a', value: 'b' }] } },
  cartBillingAddressUpdate: { with: { billingAddress: { city: '京都市' } } },
  cartBuyerIdentityUpdate: { with: { buyerIdentity: { email: 'hanako@example.jp' } } },
  cartClone: { with: {} },
  cartCreate: { with: { input: { metafields: [{ key: 'custom.door', type: 'boolean', value: 'true' }] } } },
  cartDeliveryAddressesAdd: { with: { addresses: [ADDRESS] } },
  cartDeliveryAddressesRemove: {
    with: { addressIds: ['gid://shopify/CartSelectableAddress/none'] },
    codes: ['INVALID_DELIVERY_ADDRESS_ID'],
  },
  cartDeliveryAddressesReplace: { with: { addresses: [ADDRESS] } },
  cartDeliveryAddressesUpdate: {
    with: { addresses: [{ id: 'gid://shopify/CartSelectableAddress/none', ...ADDRESS }] },
    codes: ['INVALID_DELIVERY_ADDRESS_ID'],
  },
  cartDiscountCodesUpdate: { with: { discountCodes: ['WELCOME500'] } },
  cartGiftCardCodesAdd: { with: { giftCardCodes: ['ABCD'] }, codes: ['INVALID'] },
  cartGiftCardCodesRemove: { with: { appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/1'] } },
  cartGiftCardCodesUpdate: { with: { giftCardCodes: ['ABCD'] }, codes: ['INVALID'] },
  cartLinesAdd: {
    with: { lines: [{ merchandiseId: PACHIRA, sellingPlanId: 'gid://shopify/SellingPlan/1' }] },
    codes: ['INVALID'],
  },
  cartLinesRemove: {
    with: { lineIds: ['gid://shopify/CartLine/none'] },
    codes: ['INVALID_MERCHANDISE_LINE'],
  },
  cartLinesUpdate: {
    with: { lines: [{ id: 'gid://shopify/CartLine/none', quantity: 2 }] },
    codes: ['INVALID_MERCHANDISE_LINE'],
  },
  cartMetafieldDelete: {
    with: (ownerId) => ({ input: { ownerId, key: 'custom.door' } }),
    codes: ['METAFIELD_DOES_NOT_EXIST'],
  },
  cartMetafieldsSet: {
    with: (ownerId) => ({ metafields: [{ ownerId, key: 'custom.door', type: 'boolean', value: 'true' }] }),
  },
  cartNoteUpdate: { with: { note: '門の前に' } },
  cartPaymentUpdate: { with: { payment: FREE }, codes: ['PAYMENT_METHOD_NOT_SUPPORTED'] },
  cartPrepareForCompletion: { with: {} },
  cartRemovePersonalData: { with: {} },
  cartSelectedDeliveryOptionsUpdate: {
    with: {
      selectedDeliveryOptions: [
        { deliveryGroupId: 'gid://shopify/CartDeliveryGroup/none', deliveryOptionHandle: 'x' },
      ],
    },
    codes: ['INVALID_DELIVERY_GROUP'],
  },
  cartSubmitForCompletion: { with: { attemptToken: 'once' } },
  customerAccessTokenCreate: { with: { input: PERSON }, codes: ['UNIDENTIFIED_CUSTOMER'] },
  customerAccessTokenCreateWithMultipass: {
    with: { multipassToken: 'none' },
    codes: ['INVALID_MULTIPASS_REQUEST'],
  },
  customerAccessTokenDelete: { with: NOBODY, codes: [NO_CODE] },
  customerAccessTokenRenew: { with: NOBODY, codes: [NO_CODE] },
  customerActivate: {
    with: { id: CUSTOMER_ID, input: { activationToken: 'none', password: PERSON.password } },
    codes: ['TOKEN_INVALID'],
  },
  customerActivateByUrl: {
    with: { activationUrl: 'https://example.jp/none', password: PERSON.password },
    codes: ['INVALID'],
  },
  customerAddressCreate: { with: { ...NOBODY, address: {} }, codes: ['TOKEN_INVALID'] },
  customerAddressDelete: { with: { ...NOBODY, id: ADDRESS_ID }, codes: ['TOKEN_INVALID'] },
  customerAddressUpdate: { with: { ...NOBODY, id: ADDRESS_ID, address: {} }, codes: ['TOKEN_INVALID'] },
  customerCreate: { with: { input: { ...PERSON, password: 'abc' } }, codes: ['TOO_SHORT'] },
  customerDefaultAddressUpdate: { with: { ...NOBODY, addressId: ADDRESS_ID }, codes: ['TOKEN_INVALID'] },
  customerRecover: { with: { email: PERSON.email }, codes: ['UNIDENTIFIED_CUSTOMER'] },
  customerReset: {
    with: { id: CUSTOMER_ID, input: { resetToken: 'none', password: PERSON.password } },
    codes: ['TOKEN_INVALID'],
  },
  customerResetByUrl: {
    with: { resetUrl: 'https://example.jp/none', password: PERSON.password },
    codes: ['INVALID'],
  },
  customerUpdate: { with: { ...NOBODY, customer: {} }, codes: ['TOKEN_INVALID'] },
  shopPayPaymentRequestSessionCreate: {
    with: { sourceIdentifier: 'a', paymentRequest: SHOP_PAY },
    codes: ['PAYMENT_REQUEST_INVALID_INPUT'],
  },
  shopPayPaymentRequestSessionSubmit: {
    with: { token: 'a', idempotencyKey: 'b', paymentRequest: SHOP_PAY },
    codes: ['PAYMENT_REQUEST_INVALID_INPUT'],
  },
};

/** The mutation with its arguments as variables, selecting all scalar payload fields and the cart's id. */
function documentOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const payload = getNamedType(type);
  const inner = (isObjectType(payload) ? Object.values(payload.getFields()) : []).map((field) => {
    const kind = getNamedType(field.type);
    if (isLeafType(kind)) return field.name;
    if (/[eE]rrors$/.test(field.name) && isObjectType(kind)) {
      const hasCode = 'code' in kind.getFields();
      return `${field.name} { ${hasCode ? 'code' : ''} field message }`;
    }
    if (field.name === 'warnings') return 'warnings { code target message }';
    return `${field.name} { __typename ${field.name === 'cart' ? 'id' : ''} }`;
  });
  return `mutation M(${declared}) { ${name}(${given}) { ${inner.join(' ')} } }`;
}

/** The errors of any mutation's payload: older ones have those of customers. */
interface Payload {
  readonly userErrors?: readonly { readonly code?: string }[];
  readonly customerUserErrors?: Payload['userErrors'];
}

async function call(name: string, cartId: string) {
  const field = mutations[name];
  const { with: given } = CALLS[name] ?? {};
  if (field === undefined || given === undefined) throw new Error(`${name} is not known`);
  const response = await fetch(`${shop.url}/api/${NEWEST}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': shop.token },
    body: JSON.stringify({
      query: documentOf(field),
      variables: { cartId, ...(typeof given === 'function' ? given(cartId) : given) },
    }),
  });
  const answer = (await response.json()) as { data: Record<string, Payload>; errors?: unknown };
  expect(answer.errors, name).toBeUndefined();
  return answer.data[name];
}

describe(`[PLAT-04] of the mutations of ${NEWEST}`, () => {
  test('all are called here', () => {
    expect(Object.keys(CALLS).sort()).toEqual(Object.keys(mutations).sort());
  });

  test.each(Object.entries(CALLS))('%s returns its payload', async (name, { codes = [] }) => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    const payload = await call(name, cart?.id ?? '');
    const errors = payload?.customerUserErrors ?? payload?.userErrors;
    expect(errors?.map(({ code = NO_CODE }) => code)).toEqual(codes);
  });

  test.each(
    Object.values(mutations)
      .filter(({ args }) => args.some(({ name }) => name === 'cartId'))
      .map(({ name }) => name),
  )('%s of an unknown cart has a user error', async (name) => {
    expect((await call(name, NOWHERE))?.userErrors).toMatchObject([{ field: ['cartId'] }]);
  });
});

describe('[PLAT-04] metafields of carts', () => {
  const SET = `mutation M($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
    metafields { id namespace key type value } userErrors { code field elementIndex } } }`;
  const READ = `query Q($id: ID!) { cart(id: $id) {
    door: metafield(namespace: "custom", key: "door") { value type parentResource { __typename ... on Cart { id } } }
    metafields(identifiers: [{ namespace: "custom", key: "floor" }, { namespace: "custom", key: "none" }]) { value } } }`;
  const DELETE = `mutation D($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) {
    deletedId userErrors { code field } } }`;

  test('are set, updated, read and deleted', async () => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    const ownerId = cart?.id ?? '';
    const set = (fields: object[]) =>
      shop.ask(SET, { metafields: fields.map((field) => ({ ownerId, ...field })) });
    const text = 'single_line_text_field';
    await set([{ key: 'custom.door', type: text, value: 'left' }]);
    const { data } = await set([
      { key: 'custom.door', type: text, value: 'right' },
      { key: 'custom.floor', type: 'number_integer', value: '3' },
    ]);
    expect(data.cartMetafieldsSet.userErrors).toEqual([]);
    const [door] = data.cartMetafieldsSet.metafields ?? [];
    expect((await shop.ask(READ, { id: ownerId })).data.cart).toEqual({
      door: { value: 'right', type: text, parentResource: { __typename: 'Cart', id: ownerId } },
      metafields: [{ value: '3' }, null],
    });
    const removed = await shop.ask(DELETE, { input: { ownerId, key: 'custom.door' } });
    expect(removed.data.cartMetafieldDelete).toEqual({ deletedId: door?.id, userErrors: [] });
    expect((await shop.ask(READ, { id: ownerId })).data.cart).toMatchObject({ door: null });
  });

  test.each([
    [{ key: 'custom.door', type: 'no_type', value: 'x' }, 'INVALID_TYPE', 'type'],
    [{ key: 'custom.door', type: 'number_integer', value: 'x' }, 'INVALID_VALUE', 'value'],
    [{ key: 'custom.door', type: 'list.number_integer', value: '3' }, 'INVALID_VALUE', 'value'],
    [{ key: 'custom.door', type: 'json', value: '' }, 'BLANK', 'value'],
    [{ key: 'x', type: 'json', value: '{}' }, 'TOO_SHORT', 'key'],
    [{ key: 'custom.door', type: 'json', value: '{}', ownerId: NOWHERE }, 'INVALID_OWNER', 'ownerId'],
  ])('are rejected as a whole: %o', async (field, code, at) => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    const { data } = await shop.ask(SET, { metafields: [{ ownerId: cart?.id, ...field }] });
    expect(data.cartMetafieldsSet).toEqual({
      metafields: null,
      userErrors: [{ code, field: ['metafields', '0', at], elementIndex: 0 }],
    });
  });
});

import { describe, expect, test } from 'vitest';
import { cartCalls } from '../support/cart-calls.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { mutate } from '../support/shopper.ts';

const shop = await platformOfFile();

const { newCart } = cartCalls(() => shop);

describe('attributes, note, buyer', () => {
  test('[ATTR-01] attributes are replaced as a whole list', async () => {
    const { id } = await newCart(1, { attributes: [{ key: 'a', value: '1' }] });
    const set = (attributes: unknown) =>
      mutate(shop, 'cartAttributesUpdate', '$cartId: ID!, $attributes: [AttributeInput!]!', {
        cartId: id,
        attributes,
      });
    const { cart } = await set([
      { key: 'お届け希望日', value: '2026-12-10' },
      { key: 'CART_ID', value: 'x' },
      { key: 'CART_ID', value: 'y' },
    ]);
    expect(cart.attributes).toEqual([
      { key: 'お届け希望日', value: '2026-12-10' },
      { key: 'CART_ID', value: 'y' },
    ]);
    expect((await set([])).cart.attributes).toEqual([]);
    expect(await set([{ key: 'k', value: 'x'.repeat(5001) }])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['attributes', '0', 'value'] }],
    });
  });

  test('a note has at most 5,000 characters', async () => {
    const { id } = await newCart();
    const set = (note: string) =>
      mutate(shop, 'cartNoteUpdate', '$cartId: ID!, $note: String!', { cartId: id, note });
    expect((await set('あ'.repeat(5000))).cart.note).toHaveLength(5000);
    expect(await set('あ'.repeat(5001))).toMatchObject({
      cart: null,
      userErrors: [{ code: 'NOTE_TOO_LONG', field: ['note'] }],
    });
    expect((await set('')).cart.note).toBe('');
  });

  test('the buyer identity is stored, and omitted fields stay', async () => {
    const { id } = await newCart();
    const document = `mutation($id: ID!, $buyer: CartBuyerIdentityInput!) {
      cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) {
        cart { buyerIdentity { email phone countryCode customer { id } preferences { wallet delivery { deliveryMethod } } } }
        userErrors { code field } warnings { code }
      }
    }`;
    await shop.ask(document, { id, buyer: { email: 'a@example.jp', countryCode: 'JP' } });
    const { data } = await shop.ask(document, {
      id,
      buyer: {
        phone: '+81312345678',
        preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['SHIPPING'] } },
      },
    });
    expect(data.cartBuyerIdentityUpdate.cart.buyerIdentity).toEqual({
      email: 'a@example.jp',
      phone: '+81312345678',
      countryCode: 'JP',
      customer: null,
      preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['SHIPPING'] } },
    });
    const refused = await shop.ask(document, {
      id,
      buyer: { companyLocationId: 'gid://shopify/CompanyLocation/1' },
    });
    expect(refused.errors?.[0]?.message).toMatch(/companyLocationId/);
  });
});

describe('[SHIP-01] [SHIP-02] delivery', () => {
  const document = `mutation($id: ID!, $addresses: [CartSelectableAddressInput!]!) {
    cartDeliveryAddressesAdd(cartId: $id, addresses: $addresses) {
      cart {
        delivery { addresses { id selected address { ... on CartDeliveryAddress { provinceCode formatted } } } }
        deliveryGroups(first: 2) { nodes {
          id groupType
          deliveryOptions { handle estimatedCost { amount } deliveryMethodType }
          selectedDeliveryOption { handle }
        } }
      }
      userErrors { code field } warnings { code target }
    }
  }`;
  const addAddress = async (id: string, deliveryAddress: unknown, more = {}) =>
    (await shop.ask(document, { id, addresses: [{ selected: true, address: { deliveryAddress }, ...more }] }))
      .data.cartDeliveryAddressesAdd;

  test.each([
    ['東京都', '800.0'],
    ['Okinawa', '2000.0'],
    ['JP-13', '2000.0', '100-1401'],
  ])('[FEE-01] to %s costs %s yen (%s)', async (provinceCode, amount, zip = undefined) => {
    const { id } = await newCart();
    const { cart, userErrors } = await addAddress(id, { provinceCode, zip, countryCode: 'JP' });
    expect(userErrors).toEqual([]);
    expect(cart.deliveryGroups.nodes).toMatchObject([
      {
        groupType: 'ONE_TIME_PURCHASE',
        deliveryOptions: [{ estimatedCost: { amount }, deliveryMethodType: 'SHIPPING' }],
        selectedDeliveryOption: { handle: 'courier' },
      },
    ]);
  });

  test.each([
    ['PROVINCE_NOT_FOUND', { provinceCode: 'JP-48' }, {}],
    ['INVALID_ZIP_CODE_FOR_COUNTRY', { zip: '123' }, {}],
    ['INVALID', { countryCode: 'FR' }, {}],
    ['ADDRESS_FIELD_IS_TOO_LONG', { city: 'x'.repeat(300) }, {}],
    ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', { city: '<b>x</b>' }, {}],
    ['ADDRESS_FIELD_CONTAINS_URL', { city: 'https://example.com' }, {}],
    ['ADDRESS_FIELD_CONTAINS_EMOJIS', { city: '🌱' }, {}],
    [
      'ADDRESS_FIELD_IS_REQUIRED',
      { lastName: '森', zip: '1500001', provinceCode: 'JP-13', city: '渋谷区' },
      { validationStrategy: 'STRICT' },
    ],
    [
      'INVALID_ZIP_CODE_FOR_PROVINCE',
      { lastName: '森', zip: '1500001', provinceCode: 'JP-14', city: '渋谷区', address1: '1' },
      { validationStrategy: 'STRICT' },
    ],
  ])('%s', async (code, address, more) => {
    const { id } = await newCart();
    const { cart, userErrors } = await addAddress(id, address, more);
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{ code }]);
  });

  test('a duplicate address is a warning; unknown ids are errors; the shipping fee follows the selected one', async () => {
    const { id } = await newCart();
    const first = await addAddress(id, { provinceCode: 'JP-13' });
    const target = first.cart.delivery.addresses[0]?.id;
    expect((await addAddress(id, { provinceCode: 'JP-13' })).warnings).toEqual([
      { code: 'DUPLICATE_DELIVERY_ADDRESS', target },
    ]);
    await addAddress(id, { provinceCode: 'JP-47' });
    const updated = await shop.ask(
      `mutation($id: ID!, $addresses: [CartSelectableAddressUpdateInput!]!) {
        cartDeliveryAddressesUpdate(cartId: $id, addresses: $addresses) {
          cart { deliveryGroups(first: 1) { nodes { deliveryOptions { estimatedCost { amount } } } }
            delivery { addresses(selected: true) { id } } }
          userErrors { code field }
        }
      }`,
      { id, addresses: [{ id: target, selected: true, address: { deliveryAddress: { city: '渋谷区' } } }] },
    );
    expect(updated.data.cartDeliveryAddressesUpdate.cart).toMatchObject({
      deliveryGroups: { nodes: [{ deliveryOptions: [{ estimatedCost: { amount: '800.0' } }] }] },
      delivery: { addresses: [{ id: target }] },
    });
    const removed = await shop.ask(
      `mutation($id: ID!, $ids: [ID!]!) {
        cartDeliveryAddressesRemove(cartId: $id, addressIds: $ids) { cart { id } userErrors { code field } }
      }`,
      { id, ids: [target, 'gid://shopify/CartSelectableAddress/none'] },
    );
    expect(removed.data.cartDeliveryAddressesRemove).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '1'] }],
    });
  });

  test('cartSelectedDeliveryOptionsUpdate validates its group and its option', async () => {
    const { id } = await newCart();
    const group = (await addAddress(id, { provinceCode: 'JP-13' })).cart.deliveryGroups.nodes[0]?.id;
    const choose = async (deliveryGroupId: string | undefined, deliveryOptionHandle: string) =>
      (
        await shop.ask(
          `mutation($id: ID!, $options: [CartSelectedDeliveryOptionInput!]!) {
            cartSelectedDeliveryOptionsUpdate(cartId: $id, selectedDeliveryOptions: $options) {
              cart { id } userErrors { code }
            }
          }`,
          { id, options: [{ deliveryGroupId, deliveryOptionHandle }] },
        )
      ).data.cartSelectedDeliveryOptionsUpdate;
    expect((await choose(group, 'courier')).userErrors).toEqual([]);
    expect((await choose(group, 'drone')).userErrors).toEqual([{ code: 'INVALID_DELIVERY_OPTION' }]);
    expect((await choose('gid://shopify/CartDeliveryGroup/1', 'courier')).userErrors).toEqual([
      { code: 'INVALID_DELIVERY_GROUP' },
    ]);
  });
});

import { accountClient } from '../support/account-client.ts';
import { customerCalls } from '../support/customer-calls.ts';
import { submit } from '../support/plain-browser.ts';
import type { PlatformUnderTest } from '../support/platform-under-test.ts';
import { createCart, PACHIRA, walkToConfirm } from '../support/shopper.ts';

/** The customer's address as Customer Account API input. */
export const ACCOUNT_ADDRESS = {
  firstName: '葉子',
  lastName: '森',
  city: '渋谷区',
  territoryCode: 'JP',
  zoneCode: 'JP-13',
  zip: '150-0001',
  address1: '神宮前1-2-3',
} as const;

/** Test data of the shop for documents: ids, handles, and a customer's tokens. */
export type ShopThings = Readonly<Record<Thing, string>>;

type Thing =
  | keyof typeof CATALOGUE
  | 'collectionId'
  | 'email'
  | 'password'
  | 'customerToken'
  | 'accountToken'
  | 'orderId'
  | 'addressId'
  | 'cartId'
  | 'lineId'
  | 'deliveryGroupId'
  | 'deliveryOption'
  | 'deliveryAddressId'
  | 'appliedGiftCardId'
  | 'giftCardCode'
  | 'activationUrl';

/** From the fixtures. */
const CATALOGUE = {
  variantId: PACHIRA,
  productId: 'gid://shopify/Product/7583412945071',
  productHandle: 'pachira-mini',
  collectionHandle: 'succulent',
  blogHandle: 'columns',
  articleHandle: 'recommendkanyou',
  pageHandle: 'guarantee',
  menuHandle: 'main-menu',
  discountCode: 'WELCOME500',
} as const;
const PASSWORD = 'mori-no-naka';
const GIFT_CARD_YEN = 500;
const ADDRESS = {
  city: '渋谷区',
  countryCode: 'JP',
  provinceCode: 'JP-13',
  zip: '150-0001',
  address1: '神宮前1-2-3',
};

/**
 * A customer with an order, and catalogue data. Each call of the returned function adds a cart of the customer with a line, an address, a
 * gift card and a note, which a mutation may change freely.
 */
export async function shopThings(shop: PlatformUnderTest): Promise<() => Promise<ShopThings>> {
  const calls = customerCalls(() => shop);
  const account = accountClient(() => shop);
  const email = 'client-documents@example.jp';
  await calls.create({ email, password: PASSWORD, lastName: '森', firstName: '葉子' });
  const { customerAccessToken } = await calls.signIn(email, PASSWORD);
  const customerToken = customerAccessToken?.accessToken ?? '';
  const bought = await createCart(shop, {
    lines: [{ merchandiseId: PACHIRA }],
    buyerIdentity: { customerAccessToken: customerToken },
  });
  await submit(await walkToConfirm(String(bought.cart?.checkoutUrl), { email }), {}, 'place');
  const { access_token: accountToken } = await account.tokensFor(email, PASSWORD);
  const askAccount = async (query: string, variables?: Record<string, unknown>) =>
    (await (await account.ask(accountToken, query, variables)).json()).data;
  const { customer } = await askAccount('{ customer { orders(first: 1) { nodes { id } } } }');
  const orderId: string = customer.orders.nodes[0].id;
  const { data } = await shop.ask('query($handle: String!) { collection(handle: $handle) { id } }', {
    handle: CATALOGUE.collectionHandle,
  });
  const collectionId = data.collection?.id ?? '';
  const issued = async () => {
    const answer = await fetch(`${shop.url}/admin/gift-cards`, {
      method: 'POST',
      headers: { 'x-platform-admin-token': shop.adminToken },
      body: JSON.stringify({ initialValue: GIFT_CARD_YEN }),
    });
    return (await answer.json()).code as string;
  };
  let addressId: string | undefined;
  return async () => {
    const answer = await shop.ask(
      `mutation($input: CartInput!) { cartCreate(input: $input) { userErrors { message } cart {
        id lines(first: 1) { nodes { id } } delivery { addresses { id } } appliedGiftCards { id }
        deliveryGroups(first: 1) { nodes { id deliveryOptions { handle } } } } } }`,
      {
        input: {
          lines: [{ merchandiseId: PACHIRA, quantity: 2 }],
          buyerIdentity: { email, countryCode: 'JP' },
          delivery: { addresses: [{ address: { deliveryAddress: ADDRESS }, selected: true }] },
          giftCardCodes: [await issued()],
          metafields: [{ key: 'custom.door', type: 'boolean', value: 'true' }],
        },
      },
    );
    const { cart } = answer.data.cartCreate;
    const group = cart?.deliveryGroups.nodes[0];
    // The number of a customer's addresses is limited.
    if (addressId !== undefined) {
      const remove = 'mutation($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId } }';
      await askAccount(remove, { id: addressId });
    }
    const added = await askAccount(
      `mutation($address: CustomerAddressInput!) { customerAddressCreate(address: $address) { customerAddress { id } } }`,
      { address: ACCOUNT_ADDRESS },
    );
    const own: string = added.customerAddressCreate.customerAddress.id;
    addressId = own;
    return {
      ...CATALOGUE,
      collectionId,
      email,
      password: PASSWORD,
      customerToken,
      accountToken,
      orderId,
      addressId: own,
      cartId: cart?.id ?? '',
      lineId: cart?.lines.nodes[0]?.id ?? '',
      deliveryGroupId: group?.id ?? '',
      deliveryOption: group?.deliveryOptions[0]?.handle ?? '',
      deliveryAddressId: cart?.delivery.addresses[0]?.id ?? '',
      appliedGiftCardId: cart?.appliedGiftCards[0]?.id ?? '',
      giftCardCode: await issued(),
      activationUrl: `${shop.url}/account/activate/1/none`,
    };
  };
}

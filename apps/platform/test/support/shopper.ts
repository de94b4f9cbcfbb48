import type { Mutation, ProductVariant } from '../../src/graphql/__generated__/resolvers.ts';
import { type PlainPage, submit, visit } from './plain-browser.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

export const PACHIRA = 'gid://shopify/ProductVariant/42319870264559';

/** A filled-in contact form; Tokyo. */
export const CONTACT = {
  email: 'hanako@example.jp',
  lastName: '森',
  firstName: '花子',
  zip: '150-0001',
  provinceCode: 'JP-13',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: '',
  phone: '03-1234-5678',
};

export const CARD = {
  method: 'card',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/49',
  cardCode: '123',
  cardName: 'HANAKO MORI',
};

const CART_FIELDS = `
  id checkoutUrl totalQuantity note
  attributes { key value }
  discountCodes { code applicable }
  discountAllocations { discountedAmount { amount } }
  cost { subtotalAmount { amount } totalAmount { amount } checkoutChargeAmount { amount } }
  lines(first: 100) { nodes {
    id quantity attributes { key value }
    cost { totalAmount { amount } }
    discountAllocations { discountedAmount { amount } }
    merchandise { ... on ProductVariant { id } }
  } }`;

export const PAYLOAD = `{ cart { ${CART_FIELDS} } userErrors { code field message } warnings { code target message } }`;

/** Mutations that return a cart, its errors and its warnings. */
type CartMutation = Extract<
  keyof Mutation,
  `cart${'Create' | 'LinesAdd' | 'LinesUpdate' | 'LinesRemove' | 'DiscountCodesUpdate' | 'AttributesUpdate' | 'NoteUpdate' | 'BuyerIdentityUpdate'}`
>;

/** Runs a cart mutation by name and returns its payload. `declared` are the variables, e.g. `$cartId: ID!`. */
export async function mutate(
  shop: Pick<PlatformUnderTest, 'ask'>,
  name: CartMutation,
  declared: string,
  variables: Record<string, unknown>,
) {
  const args = declared.replace(/\$(\w+): [^,]+/g, '$1: $$$1');
  const answer = await shop.ask(`mutation M(${declared}) { ${name}(${args}) ${PAYLOAD} }`, variables);
  if (answer.errors !== undefined) {
    throw new Error(JSON.stringify(answer.errors));
  }
  return answer.data[name];
}

/** Creates a cart. */
export function createCart(shop: Pick<PlatformUnderTest, 'ask'>, input: Record<string, unknown>) {
  return mutate(shop, 'cartCreate', '$input: CartInput', { input });
}

/** Reads a cart; null when it does not exist. */
export async function readCart(shop: Pick<PlatformUnderTest, 'ask'>, id: string) {
  const answer = await shop.ask(`query($id: ID!) { cart(id: $id) { ${CART_FIELDS} } }`, { id });
  return answer.data.cart;
}

/** Sets a variant's stock in the back office. */
export async function setStock(
  shop: Pick<PlatformUnderTest, 'url' | 'adminToken'>,
  variantId: string,
  available: number,
): Promise<void> {
  const response = await fetch(`${shop.url}/admin/variants/${variantId.split('/').at(-1)}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-platform-admin-token': shop.adminToken },
    body: JSON.stringify({ available }),
  });
  if (!response.ok) {
    throw new Error(`the stock could not be set: ${response.status} ${await response.text()}`);
  }
}

/** The stock reported by the platform. */
export async function readStock(shop: Pick<PlatformUnderTest, 'ask'>, variantId: string): Promise<number> {
  const query = 'query($id: ID!) { node(id: $id) { ... on ProductVariant { quantityAvailable } } }';
  return (await shop.ask<{ node: ProductVariant }>(query, { id: variantId })).data.node.quantityAvailable;
}

/** Goes through the checkout to its last page, as a browser without JavaScript. */
export async function walkToConfirm(
  checkoutUrl: string,
  contact: Partial<typeof CONTACT> = {},
  payment: Record<string, string> = CARD,
): Promise<PlainPage> {
  const information = await visit(checkoutUrl);
  const paymentPage = await submit(information, { ...CONTACT, ...contact }, 'continue');
  return submit(paymentPage, payment, 'continue');
}

/** The order number on a thank-you or account page. */
export function orderNumberOn(page: PlainPage): string | undefined {
  return page.document.querySelector('[data-order-number]')?.textContent?.trim();
}

import {
  CART_LINK_ITEMS_MAX,
  CART_LINK_QUANTITY_MAX,
  type CartLinkItem,
  formatCartLinkItems,
  itemsOfLines,
} from '@shop/rules/cart/cart-link';
import { parseDiscountCode } from '@shop/rules/cart/discount';
import { z } from 'zod';

const ITEM = '[1-9]\\d{0,14}(?::|%3[Aa])[1-9]\\d{0,3}';

/** The well-known format of a cart in a URL, `{variant}:{quantity},{variant}:{quantity}`, as an unanchored pattern (LINK-01). */
export const CART_LINK_ITEMS = `${ITEM}(?:(?:,|%2[Cc])${ITEM}){0,${CART_LINK_ITEMS_MAX - 1}}`;

const ITEMS = new RegExp(`^${CART_LINK_ITEMS}$`);

/** The content of a cart link. */
export interface CartLink {
  /** One or more, each variant once. */
  readonly items: readonly CartLinkItem[];
  readonly code: string | null;
}

function parseItems(text: string): readonly CartLinkItem[] {
  return text.split(',').map((item) => {
    const [variantId = 0, quantity = 0] = item.split(':').map(Number);
    return { variantId, quantity };
  });
}

/** The items of a link, percent-encoded or not; a repeated variant is merged, with the sum of its quantities. */
export const cartLinkItemsSchema = z
  .string()
  .regex(ITEMS)
  .transform((text) => itemsOfLines(parseItems(text.replace(/%3a/gi, ':').replace(/%2c/gi, ','))))
  .refine((items) => items.every(({ quantity }) => quantity <= CART_LINK_QUANTITY_MAX));

/** The discount code of a URL; null for an invalid one. */
export const discountCodeSchema = z
  .string()
  .nullish()
  .transform((text) => parseDiscountCode(text ?? ''));

/** The code segment of a link's page whose code cannot be one: it is too long or no text. The page says so (LINK-01, LINK-02). */
export const REFUSED_CODE = '-';

/** The discount code of a link: `REFUSED_CODE` for one that cannot be a code, null for none. */
export function codeOfLink(text: string | null): string | null {
  return parseDiscountCode(text ?? '') ?? (text?.trim() ? REFUSED_CODE : null);
}

/** The states of a link's page: asking before the items are added, or the result afterwards; `unknown` if that could not be read. */
export const CART_LINK_STATES = ['ask', 'part', 'failed', 'unknown'] as const;

export type CartLinkState = (typeof CART_LINK_STATES)[number];

/** The page of a link, without a language. */
export function cartLinkPath(state: CartLinkState, { items, code }: CartLink): string {
  const path = `/cart/link/${state}/${formatCartLinkItems(items)}`;
  return code === null ? path : `${path}/${encodeURIComponent(code)}`;
}

/** The page that names the items which a cart did not take as asked, without a language. @param short at most `CART_LINK_ITEMS_MAX` */
export function shortItemsPath(short: readonly CartLinkItem[]): string {
  const items = short.map(({ variantId, quantity }) => ({
    variantId,
    quantity: Math.min(Math.max(quantity, 1), CART_LINK_QUANTITY_MAX),
  }));
  return cartLinkPath('part', { items, code: null });
}

/** The form field with the variants that its page showed as sold out or gone: their numbers, separated by commas. */
export const toldSchema = z
  .string()
  .max(10_000)
  .catch('')
  .transform((text) => text.split(',').map(Number));

/**
 * The form field with the items that the page of an agent's cart showed, also those of quantity 0; empty if it is missing or damaged.
 */
export const listedSchema = z
  .string()
  .max(20_000)
  .regex(/^\d{1,15}:\d{1,4}(?:,\d{1,15}:\d{1,4})*$/)
  .catch('')
  .transform((text) => (text === '' ? [] : parseItems(text)));

/** The states of the page for an agent's cart: those of a link, and that it no longer exists. */
export const HANDOVER_STATES = [...CART_LINK_STATES, 'ended'] as const;

export type HandoverState = (typeof HANDOVER_STATES)[number];

/** A cart's data besides its items and codes. */
export const HANDOVER_REQUESTS = ['gift', 'prefecture', 'date', 'time', 'eGift', 'note'] as const;

export type HandoverRequest = (typeof HANDOVER_REQUESTS)[number];

/** The page of an agent's cart, without a language. @param token identifies the cart; none for an ended one */
export function handoverPagePath(state: HandoverState, token: string): string {
  return `/cart/link/${state}/agent/${token}`;
}

/** The page for an agent's cart that can no longer be opened, without a language. */
export const ENDED_HANDOVER_PATH = handoverPagePath('ended', 'none');

/** Why the own cart has no checkout: it is empty, was ordered or expired, or could not be read. */
export const OWN_CHECKOUT_RESULTS = ['empty', 'ended', 'sold-out', 'unknown'] as const;

export type OwnCheckoutResult = (typeof OWN_CHECKOUT_RESULTS)[number];

/** The checkout of the cart in the visitor's cookie, or the page that says why there is none; without a language. */
export function ownCheckoutPath(result?: OwnCheckoutResult): string {
  return `/cart/checkout${result === undefined ? '' : `/${result}`}`;
}

/** The path that opens an agent's cart in the shop, without a language. @param id its global id, as stored in the shop's cookies */
export function cartHandoverPath(id: string): string {
  return `/cart/open/${id.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

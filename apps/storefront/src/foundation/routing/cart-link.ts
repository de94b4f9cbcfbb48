import { parseDiscountCode } from '@shop/rules/cart/discount';
import { QUANTITY_OPTIONS_MAX } from '@shop/rules/product/product-choice';
import { z } from 'zod';

/** Variants that a link may carry. */
export const MOST_ITEMS = 50;
const ITEM = '[1-9]\\d{0,14}(?::|%3[Aa])[1-9]\\d{0,2}';

/** The well-known form of a cart in an address, `{variant}:{pieces},{variant}:{pieces}`, as an expression without its ends (LINK-01). */
export const CART_LINK_ITEMS = `${ITEM}(?:(?:,|%2[Cc])${ITEM}){0,${MOST_ITEMS - 1}}`;

const ITEMS = new RegExp(`^${CART_LINK_ITEMS}$`);

/** A variant and how many of it. */
export interface CartLinkItem {
  /** Its number. */
  readonly variantId: number;
  /** 1 to 100, what one add can ask for. */
  readonly quantity: number;
}

/** What a link puts into a cart. */
export interface CartLink {
  /** One or more, each variant once. */
  readonly items: readonly CartLinkItem[];
  readonly code: string | null;
}

/** The items of a link; a variant that stands there twice is one, with the pieces of both. */
export const cartLinkItemsSchema = z
  .string()
  .max(1_000)
  .regex(ITEMS)
  .transform((text): readonly CartLinkItem[] => {
    const pieces = new Map<number, number>();
    for (const item of text.replace(/%3a/gi, ':').replace(/%2c/gi, ',').split(',')) {
      const [id = 0, quantity = 0] = item.split(':').map(Number);
      pieces.set(id, Math.min((pieces.get(id) ?? 0) + quantity, QUANTITY_OPTIONS_MAX));
    }
    return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }));
  });

/** A discount code of an address; null for what cannot be one. */
export const discountCodeSchema = z
  .string()
  .nullish()
  .transform((text) => parseDiscountCode(text ?? ''));

/** The items as an address has them. */
export function formatCartLinkItems(items: readonly CartLinkItem[]): string {
  return items.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(',');
}

/** Why a shopper is asked before a link's items are put into the cart, or what a page says afterwards became of them. */
export const CART_LINK_STATES = ['ask', 'part', 'failed'] as const;

export type CartLinkState = (typeof CART_LINK_STATES)[number];

/** The page of a link, in no language. */
export function cartLinkPath(state: CartLinkState, { items, code }: CartLink): string {
  const path = `/cart/link/${state}/${formatCartLinkItems(items)}`;
  return code === null ? path : `${path}/${encodeURIComponent(code)}`;
}

/** What a page says of a cart that an agent made: as of a link, and that there is none any more. */
export const HANDOVER_STATES = [...CART_LINK_STATES, 'ended'] as const;

export type HandoverState = (typeof HANDOVER_STATES)[number];

/** What a cart holds beside its items and codes. */
export const HANDOVER_REQUESTS = ['gift', 'prefecture', 'date', 'time', 'eGift', 'note'] as const;

export type HandoverRequest = (typeof HANDOVER_REQUESTS)[number];

/** The page of a cart that an agent made, in no language. @param token which cart it is; none of one that has ended */
export function handoverPagePath(state: HandoverState, token: string): string {
  return `/cart/link/${state}/agent/${token}`;
}

/** Says that a cart that an agent made cannot be opened any more, in no language. */
export const ENDED_HANDOVER_PATH = handoverPagePath('ended', 'none');

/** Where a cart that an agent made is opened in the shop, in no language. @param id its global id, as our cookies hold it */
export function cartHandoverPath(id: string): string {
  return `/cart/open/${id.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

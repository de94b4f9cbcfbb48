import { z } from 'zod';
import { MAX_ITEMS, MAX_TEXT_LENGTH } from './ga4-limits';

const text = z.string().min(1).max(MAX_TEXT_LENGTH);
/** Yen have no minor unit. */
const amount = z.int().nonnegative();

const item = z.strictObject({
  /** The product's number; missing if the platform's id has none. */
  item_id: text.optional(),
  item_name: text,
  item_brand: text.optional(),
  item_category: text.optional(),
  item_category2: text.optional(),
  item_category3: text.optional(),
  item_category4: text.optional(),
  item_category5: text.optional(),
  item_variant: text.optional(),
  price: amount.optional(),
  quantity: z.int().positive().optional(),
  /** 0-based, in the whole list: the second page continues the count. */
  index: z.int().nonnegative().optional(),
});
const items = z.array(item).min(1).max(MAX_ITEMS);

/** Products and their total price. */
const priced = z.strictObject({ currency: z.literal('JPY'), value: amount, items });
const listed = { item_list_id: text, item_list_name: text };

/**
 * The recommended events of Google Analytics 4 that the shop sends through its tag manager (ANA-03). Names, keys and limits are
 * Google's: https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export const ga4EventSchema = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.enum(['view_item', 'add_to_cart', 'remove_from_cart', 'view_cart', 'begin_checkout']),
    ecommerce: priced,
  }),
  z.strictObject({ event: z.literal('view_item_list'), ecommerce: z.strictObject({ ...listed, items }) }),
  z.strictObject({
    event: z.literal('select_item'),
    ecommerce: z.strictObject({ ...listed, items: items.max(1) }),
  }),
  // Google requires items here too: a promotion of many products is its own item.
  z.strictObject({
    event: z.literal('view_promotion'),
    ecommerce: z.strictObject({ promotion_id: text, promotion_name: text, creative_slot: text, items }),
  }),
  z.strictObject({ event: z.literal('search'), search_term: text }),
]);

export type Ga4Event = z.infer<typeof ga4EventSchema>;
export type Ga4Item = z.infer<typeof item>;

import { CART_LINES_MAX, CART_LINES_READ } from '@shop/rules/cart/cart';
import { NOTE_MAX } from '@shop/rules/cart/delivery-preferences';
import { ADDRESS_TEXT_MAX } from '@shop/rules/delivery/address-text';
import { DELIVERY_TIMES } from '@shop/rules/delivery/delivery-times';
import { isPhoneNumber } from '@shop/rules/delivery/gift-destination';
import { QUANTITY_OPTIONS_MAX } from '@shop/rules/product/product-choice';
import { WINDOW_DISTANCES, WINDOW_SIDES } from '@shop/rules/product/window-fit';
import { z } from 'zod';

/** Maximum products per response, and identifiers per request. */
export const MAX_PRODUCTS = 10;
export const MAX_IDS = 20;

const PREFECTURE = /^JP-(?:0[1-9]|[1-3]\d|4[0-7])$/;

const text = (most: number) => z.string().max(most);
const identifier = text(200).min(1);

/** The agent's identity, which the protocol requires with each call. The profile is never fetched: its address is untrusted input. */
const meta = z.looseObject({
  'ucp-agent': z.looseObject({ profile: z.url().max(500) }),
});

const context = z
  .looseObject({
    language: text(35).optional().describe('one of the shop’s, BCP 47'),
    currency: text(3).optional(),
    address_region: text(100).optional(),
  })
  .optional();

const price = z
  .looseObject({
    min: z.int().min(0).max(9_999_999).optional(),
    max: z.int().min(0).max(9_999_999).optional(),
  })
  .refine(({ min = 0, max }) => max === undefined || min <= max, {
    path: ['max'],
    error: 'must not be below min',
  });

const filters = z.looseObject({ price: price.optional().describe('whole yen, tax included') });

/** The buyer's intended place for a plant: the two questions of the shop's pages (FIT-01). */
const searchFilters = filters.extend({
  categories: z.array(text(100)).max(5).optional(),
  window: z
    .looseObject({
      faces: z.enum(WINDOW_SIDES),
      distance: z.enum(WINDOW_DISTANCES).describe('beside the window, 1 to 2 m from it, 3 m and more'),
    })
    .optional()
    .describe('only products that do well in the light at this window'),
});

const lineItem = z.looseObject({
  item: z.looseObject({ id: identifier.describe('id of a variant') }),
  quantity: z.int().min(1).max(QUANTITY_OPTIONS_MAX),
});

const gift = z.object({
  name: text(ADDRESS_TEXT_MAX).min(1),
  postal_code: text(20).min(1),
  address: text(ADDRESS_TEXT_MAX)
    .min(1)
    .describe('begins with the prefecture in Japanese, or ends with it in English, behind a comma'),
  phone: text(30).refine(isPhoneNumber, 'This is no telephone number of Japan').describe('of Japan'),
});

/** The shop's own extension: date and recipient of a cart's delivery. Omitted fields stay unchanged. */
export const deliverySchema = z.object({
  date: z.iso.date().nullable().optional().describe('a day of Japan, one of available_dates; null for none'),
  time: z.enum(DELIVERY_TIMES).optional(),
  prefecture: z
    .string()
    .regex(PREFECTURE)
    .optional()
    .describe('ISO 3166-2; decides the provisional shipping fee'),
  e_gift: z.boolean().optional().describe('the recipient names address and day by mail after the order'),
  note: text(NOTE_MAX).optional(),
  gift: gift.nullable().optional().describe('another address than the buyer’s; null to take it away'),
});

const amount = z.int().min(0).max(999_999_999);

/** The shop's own extension: the quote shown to the buyer, as in a cart's response (AGENT-04). */
export const quoteSchema = z.object({
  line_items: z
    .array(
      z.object({
        item: z.object({
          id: z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,16}$/),
          title: text(300).optional(),
          price: amount.describe('of one piece, whole yen, tax included'),
        }),
        quantity: z.int().min(0).max(9_999),
      }),
    )
    .max(CART_LINES_MAX),
  discounts: z.array(text(255)).max(20).describe('codes that apply'),
  discount: amount.describe('what is taken off'),
  fulfillment: amount
    .nullable()
    .describe(
      'the provisional shipping fee, after its discount; null where only the checkout knows it and adds it to the total',
    ),
  fulfillment_discount: z
    .object({ names: z.array(text(255)).max(20).describe('codes, or titles of those without one'), amount })
    .optional()
    .describe('what is taken off the shipping fee, and by which discounts'),
  total: amount,
  prefecture: z.string().regex(PREFECTURE),
  date: z.iso.date().nullable().describe('the chosen day; null for none'),
});

const cart = z.looseObject({
  line_items: z.array(lineItem).max(CART_LINES_READ),
  context,
  delivery: z
    .looseObject({ ...deliverySchema.shape, gift: z.looseObject(gift.shape).nullable().optional() })
    .optional(),
});

/**
 * The tools' inputs (AGENT-02): the protocol's requests, with every part bounded. An unread field is reported, not refused, since agents
 * give back what they were answered: objects are loose (unread-fields.ts).
 */
export const AGENT_INPUTS = {
  search: z.looseObject({
    meta,
    catalog: z.looseObject({
      query: text(200)
        .optional()
        .describe('words and needs, in a language of the shop, prices too: under 5,000 yen'),
      context,
      filters: searchFilters.optional(),
      pagination: z
        .looseObject({ cursor: text(20).optional(), limit: z.int().min(1).max(100).optional() })
        .optional(),
    }),
  }),
  lookup: z.looseObject({
    meta,
    catalog: z.looseObject({
      ids: z.array(identifier).min(1).max(MAX_IDS),
      context,
      filters: filters.optional(),
    }),
  }),
  product: z.looseObject({
    meta,
    catalog: z.looseObject({
      id: identifier,
      selected: z
        .array(z.looseObject({ name: text(100), label: text(100) }))
        .max(5)
        .optional(),
      preferences: z.array(text(100)).max(5).optional(),
      filters: filters.optional(),
      context,
    }),
  }),
  createCart: z.looseObject({ meta, cart }),
  readCart: z.looseObject({
    meta,
    id: text(1_000),
    context,
    quote: z
      .looseObject(quoteSchema.shape)
      .optional()
      .describe('the quote of the last answer, given back as it was before the buyer is handed over'),
  }),
  updateCart: z.looseObject({ meta, id: text(1_000), cart }),
  cancelCart: z.looseObject({
    meta: meta.extend({ 'idempotency-key': z.uuid() }),
    id: text(1_000),
    context,
  }),
} as const;

export type AgentInput<Name extends keyof typeof AGENT_INPUTS> = z.output<(typeof AGENT_INPUTS)[Name]>;
export type DeliveryInput = z.output<typeof deliverySchema>;
export type QuoteInput = z.output<typeof quoteSchema>;

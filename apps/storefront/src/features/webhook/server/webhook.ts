import { createHmac, timingSafeEqual } from 'node:crypto';
import { isHandle } from '@shop/rules/is-handle';
import { z } from 'zod';

const handle = z.string().refine(isHandle);
const text = z.string().nullish();
/** A number of the platform; `parseBody` turns numbers beyond JavaScript's exact range into texts. */
const number = z.union([z.number().int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String);

/** The product data shown in lists: its image, text, prices, and its variants. */
const listed = z.object({
  title: text,
  vendor: text,
  product_type: text,
  tags: z.union([z.string(), z.array(z.string())]).nullish(),
  status: text,
  published_at: text,
  image: z.object({ src: text }).nullish(),
  variants: z
    .array(
      z.object({
        id: z.union([z.number(), z.string()]),
        price: z.union([z.string(), z.number()]).nullish(),
        compare_at_price: z.union([z.string(), z.number()]).nullish(),
        inventory_quantity: z.number().nullish(),
        inventory_policy: text,
      }),
    )
    .nullish(),
});

/** The platform's samples name no items: null. */
const items = z.array(z.looseObject({ inventory_item_id: number.nullish() })).nullish();

const bodies = {
  product: z.looseObject({ id: number.nullish(), handle, variants: items.catch(null) }),
  collection: z.object({ handle }),
  inventory: z.object({ inventory_item_id: number }),
  deletion: z.object({ id: number }),
  metaobject: z.object({ type: z.string() }),
  order: z.object({ id: z.union([z.number(), z.string()]) }),
} as const;

/** A webhook in the shop's terms. */
export type Webhook =
  | {
      readonly kind: 'productChanged';
      readonly handle: string;
      /** Its number; null if the webhook does not contain it. */
      readonly id: string | null;
      /** Numbers of its variants' inventory items, which the platform's stock webhooks use. */
      readonly inventoryItemIds: readonly string[];
      /** A text that changes only if the product's list data changes; null if the webhook does not contain it. */
      readonly listed: string | null;
    }
  | { readonly kind: 'collectionChanged'; readonly handle: string }
  /** Only with the number of an inventory item. */
  | { readonly kind: 'stockChanged'; readonly inventoryItemId: string }
  /** Only with a number: the platform keeps nothing else of it. */
  | { readonly kind: 'productDeleted' | 'collectionDeleted'; readonly id: string }
  /** Merchants' content: an article, or an entry of a type; with whether product pages show it, too. */
  | { readonly kind: 'contentChanged'; readonly isOnProducts: boolean }
  | { readonly kind: 'nothingToDo' }
  | { readonly kind: 'unknownTopic' };

/** A webhook that changes the content of pages. */
export type Change = Exclude<Webhook, { readonly kind: 'nothingToDo' | 'unknownTopic' }>;

/** Entries of these types appear on product pages. */
const TYPES_ON_PRODUCTS = new Set(['review', 'producer']);

/** Parses a webhook's body by its topic; null if the body does not match the topic. */
export function parseWebhook(topic: string, body: unknown): Webhook | null {
  switch (topic) {
    case 'products/create':
    case 'products/update': {
      const parsed = bodies.product.safeParse(body);
      if (!parsed.success) return null;
      const { id, variants, ...product } = parsed.data;
      return {
        kind: 'productChanged',
        handle: product.handle,
        id: id ?? null,
        inventoryItemIds: (variants ?? []).flatMap((variant) => variant.inventory_item_id ?? []),
        listed: listedFacts(body),
      };
    }
    case 'inventory_levels/connect':
    case 'inventory_levels/update':
    case 'inventory_levels/disconnect': {
      const parsed = bodies.inventory.safeParse(body);
      return parsed.success ? { kind: 'stockChanged', inventoryItemId: parsed.data.inventory_item_id } : null;
    }
    case 'collections/create':
    case 'collections/update': {
      const parsed = bodies.collection.safeParse(body);
      return parsed.success ? { kind: 'collectionChanged', handle: parsed.data.handle } : null;
    }
    case 'products/delete':
    case 'collections/delete': {
      const parsed = bodies.deletion.safeParse(body);
      if (!parsed.success) return null;
      return {
        kind: topic === 'products/delete' ? 'productDeleted' : 'collectionDeleted',
        id: parsed.data.id,
      };
    }
    case 'articles/create':
    case 'articles/update':
    case 'articles/delete':
      return { kind: 'contentChanged', isOnProducts: false };
    case 'metaobjects/create':
    case 'metaobjects/update':
    case 'metaobjects/delete': {
      const parsed = bodies.metaobject.safeParse(body);
      if (!parsed.success) return null;
      return { kind: 'contentChanged', isOnProducts: TYPES_ON_PRODUCTS.has(parsed.data.type) };
    }
    case 'orders/create':
      // The inventory's own webhook reports the sold stock.
      return bodies.order.safeParse(body).success ? { kind: 'nothingToDo' } : null;
    default:
      return { kind: 'unknownTopic' };
  }
}

/** The stock quantity is not included: lists show only whether there is any. */
function listedFacts(product: unknown): string | null {
  const parsed = listed.safeParse(product);
  if (!parsed.success || !parsed.data.variants) return null;
  const { variants, ...facts } = parsed.data;
  return JSON.stringify([
    facts,
    variants.map(({ inventory_quantity: quantity, inventory_policy: policy, ...variant }) => [
      variant,
      policy === 'continue' || (quantity ?? 0) > 0,
    ]),
  ]);
}

/** The platform retries a webhook for two days; one more hour for clock differences and the last delivery itself. */
const MAX_WEBHOOK_AGE_MS = 49 * 60 * 60 * 1000;
/** Maximum lead of the platform's clock. */
const CLOCK_MS = 10 * 60 * 1000;

/**
 * Whether a webhook is within the delivery period by its creation time. A captured webhook that is replayed later has no effect,
 * even with a new id. A webhook without a time is accepted; it is signed all the same.
 * @param now milliseconds since 1970
 */
export function isFresh(triggeredAt: string | null, now: number): boolean {
  if (triggeredAt === null) return true;
  const age = now - Date.parse(triggeredAt);
  return age <= MAX_WEBHOOK_AGE_MS && age >= -CLOCK_MS;
}

/** A text, or a whole number beyond JavaScript's exact range. */
const TEXT_OR_LARGE = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * Parses a webhook's JSON. Numbers of 16 digits and more become texts: those in the platform's own samples would be rounded and
 * identify other resources.
 * @returns undefined for invalid JSON
 */
export function parseBody(raw: Uint8Array): unknown {
  const text = new TextDecoder().decode(raw);
  try {
    return JSON.parse(text.replace(TEXT_OR_LARGE, (part) => (part.startsWith('"') ? part : `"${part}"`)));
  } catch {
    return undefined;
  }
}

/** base64 HMAC-SHA256 of a raw body, the platform's webhook signature. */
export function signature(body: Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

/** Whether a body has the platform's signature; compared in constant time. */
export function isSigned(body: Uint8Array, given: string | null, secret: string): boolean {
  if (given === null) return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const actual = Buffer.from(given, 'base64');
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}

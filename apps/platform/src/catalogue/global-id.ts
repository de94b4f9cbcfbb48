const PLAIN = /^gid:\/\/shopify\/([A-Za-z0-9]+)\/([^?]+)(?:\?(.*))?$/;

/** A parsed global id: `gid://shopify/{type}/{key}?{query}`. */
export interface GlobalId {
  readonly type: string;
  readonly key: string;
  readonly query: string;
}

/** Formats a global id `gid://shopify/{type}/{key}`. */
export function globalId(type: string, key: number | string): string {
  return `gid://shopify/${type}/${key}`;
}

/**
 * Parses a global id. Like the provider it also accepts the base64 form of older clients.
 * @returns null for any other text
 */
export function parseGlobalId(value: string): GlobalId | null {
  const match = PLAIN.exec(value) ?? PLAIN.exec(Buffer.from(value, 'base64').toString('utf8'));
  if (match === null) return null;
  return { type: match[1] ?? '', key: match[2] ?? '', query: match[3] ?? '' };
}

/** The numeric part of a global id of that type; null for any other id. */
export function numericIdOf(value: string, type: string): number | null {
  const parsed = parseGlobalId(value);
  if (parsed === null || parsed.type !== type || !/^\d{1,15}$/.test(parsed.key)) return null;
  return Number(parsed.key);
}

/** Offset between the number of a variant and of its inventory item. The numbers differ, so that confusing them fails. */
const ITEM_OFFSET = 2_100_000_000_000;

/** The only stock location. */
export const LOCATION_ID = 65_104_200_001;

/** The number of a variant's inventory item. */
export function inventoryItemIdOf(variantId: number): number {
  return variantId + ITEM_OFFSET;
}

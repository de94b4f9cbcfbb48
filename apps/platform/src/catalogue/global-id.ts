const PLAIN = /^gid:\/\/shopify\/([A-Za-z0-9]+)\/([^?]+)(?:\?(.*))?$/;

/** A global id taken apart: `gid://shopify/{type}/{key}?{query}`. */
export interface GlobalId {
  readonly type: string;
  readonly key: string;
  readonly query: string;
}

/** `gid://shopify/{type}/{key}`, as it stands on the wire. */
export function globalId(type: string, key: number | string): string {
  return `gid://shopify/${type}/${key}`;
}

/**
 * Takes a global id apart. Like the provider it also accepts the base64 form that older clients kept.
 * @returns null when it is neither
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

import { err, ok, type Result } from './result';

declare const globalIdBrand: unique symbol;

/**
 * A platform global id as stored in the shop's entities and cookies: base64 of the whole plain id including `?key=` (PLAT-03). It
 * is opaque: compare it, store it, send it back.
 */
export type GlobalId = string & { readonly [globalIdBrand]: 'GlobalId' };

/** The parts of a global id in either form. */
export interface GlobalIdParts {
  /** e.g. `Cart`, `ProductVariant`. */
  readonly type: string;
  /** The part after the type: digits for catalogue entities, a token for carts and lines. */
  readonly id: string;
  /** The query part without its `?`, e.g. `key=…` of a cart; '' for none. */
  readonly query: string;
  /** The wire format: `gid://shopify/Cart/…?key=…`. */
  readonly plain: string;
}

const PLAIN = /^gid:\/\/shopify\/([A-Za-z]+)\/([\w-]+)(?:\?([\w\-.~=&%]+))?$/;
const GLOBAL_ID_MAX_LENGTH = 1000;

/** Parses a plain or base64 global id; anything else (an invalid cookie, a truncated copy) is an error value. */
export function parseGlobalId(text: string): Result<GlobalIdParts, 'invalidGlobalId'> {
  const plain = text.startsWith('gid:') ? text : fromBase64(text);
  const match = text.length > GLOBAL_ID_MAX_LENGTH ? null : PLAIN.exec(plain);
  if (match === null) {
    return err('invalidGlobalId');
  }
  const [, type = '', id = '', query = ''] = match;
  return ok({ type, id, query, plain });
}

/** base64 of the whole id; a base64 id is returned unchanged. */
export function encodeGlobalId(text: string): Result<GlobalId, 'invalidGlobalId'> {
  const parts = parseGlobalId(text);
  return parts.ok ? ok(btoa(parts.value.plain) as GlobalId) : parts;
}

/** The plain id for the wire; accepts both forms. */
export function decodeGlobalId(text: string): Result<string, 'invalidGlobalId'> {
  const parts = parseGlobalId(text);
  return parts.ok ? ok(parts.value.plain) : parts;
}

/** The number of a catalogue id (`…/ProductVariant/42319870264559` is 42319870264559), or null if it has none. */
export function numericId(text: string): number | null {
  const parts = parseGlobalId(text);
  const number = parts.ok && /^\d+$/.test(parts.value.id) ? Number(parts.value.id) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}

/** The plain id of a catalogue entity: `toGid('ProductVariant', 1)`. */
export function toGid(type: 'Product' | 'ProductVariant' | 'Collection', number: number): string {
  return `gid://shopify/${type}/${number}`;
}

/**
 * Other writers' cookies may use the URL-safe alphabet or omit the padding; both are accepted. Text that is not base64 is
 * returned unchanged.
 */
function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return text;
  }
}

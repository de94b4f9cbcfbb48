import { err, ok, type Result } from './result';

declare const globalIdBrand: unique symbol;

/**
 * A platform global id as our entities and cookies hold it: base64 of the whole plain id, its `?key=` included
 * (PLAT-03). Opaque: compare it, store it, hand it back.
 */
export type GlobalId = string & { readonly [globalIdBrand]: 'GlobalId' };

/** A global id taken apart, whichever form it came in. */
export interface GlobalIdParts {
  /** e.g. `Cart`, `ProductVariant`. */
  readonly type: string;
  /** What stands after the type: digits for catalogue things, a token for carts and lines. */
  readonly id: string;
  /** The query part without its `?`, e.g. `key=…` of a cart; '' when there is none. */
  readonly query: string;
  /** The form the wire speaks: `gid://shopify/Cart/…?key=…`. */
  readonly plain: string;
}

const PLAIN = /^gid:\/\/shopify\/([A-Za-z]+)\/([\w-]+)(?:\?([\w\-.~=&%]+))?$/;
const LONGEST = 1000;

/** Reads a plain or a base64 global id; anything else (garbage in a cookie, a cut copy) is an error value. */
export function parseGlobalId(text: string): Result<GlobalIdParts, 'invalidGlobalId'> {
  const plain = text.startsWith('gid:') ? text : fromBase64(text);
  const match = text.length > LONGEST ? null : PLAIN.exec(plain);
  if (match === null) {
    return err('invalidGlobalId');
  }
  const [, type = '', id = '', query = ''] = match;
  return ok({ type, id, query, plain });
}

/** base64 of the whole id; an id that is base64 already comes back unchanged. */
export function encodeGlobalId(text: string): Result<GlobalId, 'invalidGlobalId'> {
  const parts = parseGlobalId(text);
  return parts.ok ? ok(btoa(parts.value.plain) as GlobalId) : parts;
}

/** The plain id for the wire; accepts both forms. */
export function decodeGlobalId(text: string): Result<string, 'invalidGlobalId'> {
  const parts = parseGlobalId(text);
  return parts.ok ? ok(parts.value.plain) : parts;
}

/** The number of a catalogue id (`…/ProductVariant/42319870264559` is 42319870264559), or null when it has none. */
export function numericId(text: string): number | null {
  const parts = parseGlobalId(text);
  const number = parts.ok && /^\d+$/.test(parts.value.id) ? Number(parts.value.id) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}

/** The plain id of a catalogue thing: `toGid('ProductVariant', 1)`. */
export function toGid(type: 'Product' | 'ProductVariant' | 'Collection', number: number): string {
  return `gid://shopify/${type}/${number}`;
}

/** Cookies written elsewhere may use the URL-safe alphabet or lack the padding; both are read. What is no base64 stays as it is. */
function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return text;
  }
}

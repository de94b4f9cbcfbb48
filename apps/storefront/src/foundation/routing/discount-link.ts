/**
 * What became of the code of a discount link (LINK-02): it is on the cart; it waits for the next cart; it is there and does not suit this cart;
 * it is none, or none any more; the platform could not be asked, and it waits.
 */
export const DISCOUNT_LINK_RESULTS = ['applied', 'noted', 'unsuitable', 'refused', 'unknown'] as const;

export type DiscountLinkResult = (typeof DISCOUNT_LINK_RESULTS)[number];

interface DiscountLinkPage {
  readonly result: DiscountLinkResult;
  readonly code: string;
  /** Where the shopper goes on, in no encoding. */
  readonly to: string;
}

/** The page that says what became of a code, in no language. */
export function discountLinkPath({ result, code, to }: DiscountLinkPage): string {
  return `/discount/${result}/${encodeURIComponent(code)}/${toBase64Url(to)}`;
}

/** A path in signs that one part of an address can hold. */
function toBase64Url(path: string): string {
  return Buffer.from(path).toString('base64url');
}

/** The path again, not yet checked. */
export function fromBase64Url(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}

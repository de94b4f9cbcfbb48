/**
 * The result of a discount link's code (LINK-02): applied to the cart; stored for the next cart; on the cart but not applicable;
 * invalid or expired; or stored because the platform could not be asked.
 */
export const DISCOUNT_LINK_RESULTS = ['applied', 'noted', 'unsuitable', 'refused', 'unknown'] as const;

export type DiscountLinkResult = (typeof DISCOUNT_LINK_RESULTS)[number];

interface DiscountLinkPage {
  readonly result: DiscountLinkResult;
  readonly code: string;
  /** The path where the shopper continues, decoded. */
  readonly to: string;
}

/** The page with a code's result, without a language. */
export function discountLinkPath({ result, code, to }: DiscountLinkPage): string {
  return `/discount/${result}/${encodeURIComponent(code)}/${toBase64Url(to)}`;
}

/** A path in characters that one URL segment allows. */
function toBase64Url(path: string): string {
  return Buffer.from(path).toString('base64url');
}

/** The decoded path, not yet validated. */
export function fromBase64Url(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}

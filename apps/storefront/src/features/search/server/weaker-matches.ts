import type { Alikeness } from './alike-goods';
import { NEAR_UP_TO, type RelaxedMatches } from './relax-conditions';
import type { ProductDocument } from './search-document';
import type { TextLikeness } from './text-likeness';

/** The share of a product that is only alike to the matches, and the part that its likeness to the query decides. */
const LIKENESS_WEIGHT = 0.05;
const LIKE_QUERY = 0.4;
/** The share of a product with all words, but some far below the best. */
const WORSE = 0.99;

/** A product behind the full matches, and the share of the query it meets. */
export interface WeakerMatch {
  readonly product: ProductDocument;
  readonly share: number;
}

/**
 * What follows the full matches of a query: weaker matches, then near ones, then goods that are alike to them.
 * @param exact the full matches
 * @param isMeasured a query with a number has no weaker matches
 * @param isRelevant whether a product is of the right sort and price
 */
export function weakerMatches({
  exact,
  weak,
  near,
  isMeasured,
  candidates,
  isRelevant,
  alikeTo,
  likeness,
}: {
  readonly exact: readonly ProductDocument[];
  readonly weak: readonly ProductDocument[];
  readonly near: RelaxedMatches['near'];
  readonly isMeasured: boolean;
  readonly candidates: readonly ProductDocument[];
  readonly isRelevant: (product: ProductDocument) => boolean;
  readonly alikeTo: (answers: readonly ProductDocument[]) => Alikeness;
  readonly likeness: TextLikeness;
}): WeakerMatch[] {
  const worse = (isMeasured ? [] : weak).map((product) => ({ product, share: WORSE }));
  const behind: WeakerMatch[] = [...worse, ...near].slice(0, Math.max(0, NEAR_UP_TO - exact.length));
  const known = new Set([...exact, ...behind.map(({ product }) => product)]);
  if (exact.length === 0 || known.size >= NEAR_UP_TO) return behind;
  return [
    ...behind,
    ...mostAlike({
      candidates,
      isRelevant: (product) => !known.has(product) && isRelevant(product),
      alike: alikeTo(exact),
      likeness,
      count: NEAR_UP_TO - known.size,
    }),
  ];
}

/** The goods that are most alike to the full matches. */
function mostAlike({
  candidates,
  isRelevant,
  alike,
  likeness,
  count,
}: {
  readonly candidates: readonly ProductDocument[];
  readonly isRelevant: (product: ProductDocument) => boolean;
  readonly alike: Alikeness;
  readonly likeness: TextLikeness;
  readonly count: number;
}): { product: ProductDocument; share: number }[] {
  const best: { product: ProductDocument; share: number }[] = [];
  for (const product of candidates) {
    const least = best.length < count ? -1 : (best.at(-1)?.share ?? -1);
    const shared = alike(product);
    // Most are far from the best: nothing else is asked of them.
    if (LIKENESS_WEIGHT * (shared + LIKE_QUERY) <= least || !isRelevant(product)) continue;
    const share = LIKENESS_WEIGHT * (shared + LIKE_QUERY * likeness.of(product));
    if (share <= least) continue;
    const at = best.findIndex((other) => other.share < share);
    best.splice(at === -1 ? best.length : at, 0, { product, share });
    if (best.length > count) best.pop();
  }
  return best;
}

import { FeedCursorsDocument, FeedProductsDocument } from '@shop/graphql/documents';
import { toFeedChunk, toFeedCursor } from '@shop/graphql/to-rules/to-feed-products';
import { platformCode } from '@shop/rules/language';
import type { FeedProduct } from '@shop/rules/product/product';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { followCursors } from '#foundation/platform/follow-cursors.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** Products in one part of a feed, in cursor steps of 250. */
const WALKS_OF_PART = 2;
const PRODUCTS_OF_PART = WALKS_OF_PART * 250;
/** Products per query, with their variants: the platform limits query cost. */
const ASKED = 50;

/** One part of the whole catalogue. */
export interface FeedPart {
  readonly products: readonly FeedProduct[];
  readonly hasNext: boolean;
}

/** One part of a feed, counted from 1; null beyond the last. @throws as `queryPlatform` */
export async function readFeedPart(part: number, locale: Locale): Promise<FeedPart | null> {
  const starts = await readStarts();
  const start = starts[part - 1];
  if (start === undefined) return null;
  const products = await cached('feed', { locale, part: String(part) }, () => readProducts(start, locale));
  return { products, hasNext: part < starts.length };
}

/** The start cursor of each part. */
function readStarts(): Promise<readonly (string | null)[]> {
  return cached('feedWalk', {}, async () => {
    const starts: (string | null)[] = [null];
    const follow = followCursors();
    let after: string | null = null;
    for (let walks = 1; ; walks += 1) {
      after = follow(await queryPlatform(FeedCursorsDocument, { after }, toFeedCursor));
      if (after === null) return starts;
      if (walks % WALKS_OF_PART === 0) starts.push(after);
    }
  });
}

async function readProducts(start: string | null, locale: Locale): Promise<readonly FeedProduct[]> {
  const products: FeedProduct[] = [];
  const follow = followCursors();
  let after = start;
  do {
    const chunk: { readonly products: readonly FeedProduct[]; readonly nextCursor: string | null } =
      await queryPlatform(
        FeedProductsDocument,
        { first: ASKED, after, language: platformCode(locale) },
        toFeedChunk,
      );
    products.push(...chunk.products);
    after = follow(chunk.nextCursor);
  } while (after !== null && products.length < PRODUCTS_OF_PART);
  return products;
}

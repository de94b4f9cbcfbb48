import { FeedCursorsDocument, FeedProductsDocument } from '@shop/graphql/documents';
import { toFeedChunk, toFeedCursor } from '@shop/graphql/to-rules/to-feed-products';
import type { FeedProduct } from '@shop/rules/product/feed-product';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf, queryPlatform } from '#foundation/platform/query-platform.ts';

/** Products of one part of a feed, in walks of 250. */
const WALKS_OF_PART = 2;
const PRODUCTS_OF_PART = WALKS_OF_PART * 250;
/** Products of one question, with their variants: a platform counts what a question may answer. */
const ASKED = 50;

/** A part of everything that the shop sells. */
export interface FeedPart {
  readonly products: readonly FeedProduct[];
  readonly hasNext: boolean;
}

/** A part of a feed, from 1; null beyond the last. @throws as `queryPlatform` */
export async function readFeedPart(part: number, locale: Locale): Promise<FeedPart | null> {
  const starts = await readStarts();
  const start = starts[part - 1];
  if (start === undefined) return null;
  const products = await cached('feed', { locale, part: String(part) }, () => readProducts(start, locale));
  return { products, hasNext: part < starts.length };
}

/** The cursor before each part. */
function readStarts(): Promise<readonly (string | null)[]> {
  return cached('feedWalk', {}, async () => {
    const starts: (string | null)[] = [null];
    let after: string | null = null;
    for (let walks = 1; ; walks += 1) {
      after = await queryPlatform(FeedCursorsDocument, { after }, toFeedCursor);
      if (after === null) return starts;
      if (walks % WALKS_OF_PART === 0) starts.push(after);
    }
  });
}

async function readProducts(start: string | null, locale: Locale): Promise<readonly FeedProduct[]> {
  const products: FeedProduct[] = [];
  let after = start;
  do {
    const chunk: { readonly products: readonly FeedProduct[]; readonly nextCursor: string | null } =
      await queryPlatform(
        FeedProductsDocument,
        { first: ASKED, after, language: languageOf(locale) },
        toFeedChunk,
      );
    products.push(...chunk.products);
    after = chunk.nextCursor;
  } while (after !== null && products.length < PRODUCTS_OF_PART);
  return products;
}

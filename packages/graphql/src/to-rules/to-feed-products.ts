import type { FeedProduct } from '@shop/rules/product/product';
import type { Result } from '@shop/rules/result';
import type {
  FeedCursorsQuery,
  FeedProductDetailFragment,
  FeedProductsQuery,
} from '../__generated__/documents/graphql';
import { type Answer, list, type MalformedAnswer, nextCursor, readAnswer, text } from './answer';
import { factJson, factText, hasFlag } from './fact';
import { readImage } from './to-image';
import { readBreadCrumbs, readOptions } from './to-product';
import { readProductCard } from './to-product-card';
import { readVariant } from './to-variant';

/** One page of products, with the cursor of the next. */
interface FeedChunk {
  readonly products: readonly FeedProduct[];
  readonly nextCursor: string | null;
}

/** One page of all products that the shop sells. */
export function toFeedChunk({ products: wire }: FeedProductsQuery): Result<FeedChunk, MalformedAnswer> {
  return readAnswer('products', wire, (products) => ({
    products: list(products.at('nodes'), readFeedProduct),
    nextCursor: nextCursor(products),
  }));
}

/** The cursor of the next 250 products; null at the end. */
export function toFeedCursor({ products: wire }: FeedCursorsQuery): Result<string | null, MalformedAnswer> {
  return readAnswer('products', wire, nextCursor);
}

function readFeedProduct(product: Answer<FeedProductDetailFragment>): FeedProduct {
  const { id, handle, title, vendor, reviewScore, reviewCount } = readProductCard(product);
  const variants = list(product.at('variants').at('nodes'), (variant) => readVariant(variant, id));
  return {
    id,
    handle,
    title,
    vendor,
    reviewScore,
    reviewCount,
    introduction: factText(product.at('introduction')),
    description: text(product.at('description')),
    images: list(product.at('images').at('nodes'), readImage),
    options: readOptions(product.at('options'), variants),
    isDateUnavailable: hasFlag(product.at('flags'), 'date_unavailable'),
    isEGift: hasFlag(product.at('flags'), 'e_gift'),
    breadCrumbs: factJson(product.at('breadCrumbs'), readBreadCrumbs) ?? [],
    variants,
  };
}

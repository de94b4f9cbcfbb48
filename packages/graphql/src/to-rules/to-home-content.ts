import type { CategoryAddresses } from '@shop/rules/catalog/category-addresses';
import type { CategoryBlock, HomeContent, ProductReview } from '@shop/rules/catalog/home-content';
import type { HomeHero } from '@shop/rules/catalog/home-hero';
import { type ProductLists, withoutExcludedProducts } from '@shop/rules/catalog/product-lists';
import type { Result } from '@shop/rules/result';
import type { HomePageQuery } from '../__generated__/documents/graphql';
import {
  type Answer,
  integer,
  list,
  type MalformedAnswer,
  optional,
  readAnswer,
  referenced,
  text,
} from './answer';
import { type Fact, factJson, factNumber, factText } from './fact';
import { readArticles, readColumns } from './to-articles';
import { readCollectionCounts, readCollectionSummary } from './to-collection';
import { readFileImage, readImage } from './to-image';
import { type MenuPath, readMenu } from './to-menu';
import { readProducer } from './to-producer';
import { readReview } from './to-product';
import { readProductCard } from './to-product-card';

/**
 * The home page's content from the platform.
 * @param pathOf as for `readMenu`.
 * @param lists of the brand
 */
export function toHomeContent(
  wire: HomePageQuery,
  pathOf: MenuPath,
  addresses: CategoryAddresses,
  lists: ProductLists,
): Result<HomeContent, MalformedAnswer> {
  return readAnswer('home', wire, (home) => ({
    heroes: list(home.at('heroes').at('nodes'), readHero).filter((hero) => hero !== null),
    banners: inSequence(home.at('banners').at('nodes'), (banner) => ({
      title: factText(banner.at('title')),
      url: factText(banner.at('url')),
      image: readFileImage(banner.at('image')),
    })),
    ranking: withoutExcludedProducts(list(home.at('ranking').at('nodes'), readProductCard), lists),
    categoryBlocks: [home.at('firstCategory'), home.at('secondCategory')].flatMap(
      (block) => optional(block, (present) => readCategoryBlock(present, addresses)) ?? [],
    ),
    categories: readMenu(home.at('categories'), pathOf, addresses),
    productCounts: readCollectionCounts(home.at('counts')),
    purposes: readMenu(home.at('purposes'), pathOf, addresses),
    newArrivals:
      optional(home.at('newArrivals'), (present) =>
        list(present.at('products').at('nodes'), readProductCard),
      ) ?? [],
    producers: list(home.at('producers').at('nodes'), readProducer),
    reviews: list(home.at('reviews').at('nodes'), readProductReview),
    columns: readColumns(home.at('columns')),
    news: readArticles(home.at('news')),
  }));
}

/** A hero without a product or a picture is omitted. */
function readHero(hero: Answer<HomePageQuery['heroes']['nodes'][number]>): HomeHero | null {
  const image = readFileImage(hero.at('image'));
  const product = referenced(hero.at('product'), 'handle', readProductCard);
  const months = factJson(hero.at('months'), (all: Answer<readonly number[]>) => list(all, integer)) ?? [];
  return image === null || product === null ? null : { product, image, months };
}

function readCategoryBlock(
  block: Answer<NonNullable<HomePageQuery['firstCategory']>>,
  addresses: CategoryAddresses,
): CategoryBlock {
  return {
    collection: readCollectionSummary(block, addresses),
    description: text(block.at('description')),
    products: list(block.at('products').at('nodes'), readProductCard),
  };
}

function readProductReview(review: Answer<HomePageQuery['reviews']['nodes'][number]>): ProductReview {
  return {
    ...readReview(review),
    product: referenced(review.at('product'), 'handle', (product) => ({
      handle: text(product.at('handle')),
      title: text(product.at('title')),
      image: optional(product.at('featuredImage'), (image) => readImage(image)),
    })),
  };
}

/** Entries that have a sequence number, in that order. */
function inSequence<Entry extends { sequence: Fact }, Shape>(
  entries: Answer<readonly Entry[]>,
  read: (entry: Answer<Entry>) => Shape,
): Shape[] {
  return list(entries, (entry) => ({
    sequence: factNumber(entry.at('sequence') as Answer<Fact>) ?? 0,
    shape: read(entry),
  }))
    .sort((one, other) => one.sequence - other.sequence)
    .map(({ shape }) => shape);
}

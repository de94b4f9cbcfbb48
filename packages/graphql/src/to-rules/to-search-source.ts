import type { CategoryAddresses } from '@shop/rules/catalog/category-addresses';
import type { CollectionKind } from '@shop/rules/catalog/collection';
import type { SearchSourcePlace, SearchSourceProduct } from '@shop/rules/catalog/search-source';
import { NO_FACTS, type ProductFacts } from '@shop/rules/product/product-facts';
import { ok, type Result } from '@shop/rules/result';
import { POLICY_HANDLES } from '@shop/rules/store/store-profile';
import type {
  SearchIndexPlacesQuery,
  SearchIndexProductDetailFragment,
  SearchIndexProductQuery,
  SearchIndexProductsQuery,
} from '../__generated__/documents/graphql';
import {
  type Answer,
  integer,
  list,
  type MalformedAnswer,
  money,
  nextCursor,
  optional,
  readAnswer,
  text,
} from './answer';
import { factJson, factText } from './fact';
import { readArticleSummary } from './to-articles';
import { DEFAULT_VARIANT_TITLE } from './to-cart-line';
import { readCollectionSummary } from './to-collection';
import { POLICY_FIELDS } from './to-content-page';
import { readProductCard } from './to-product-card';

/** One page of products, with the cursor of the next. */
interface SearchSourceChunk {
  readonly products: readonly SearchSourceProduct[];
  readonly nextCursor: string | null;
}

/** What a search calls a list. */
const PLACE_KINDS = {
  category: 'category',
  subcategory: 'category',
  purpose: 'purpose',
  producer: 'producer',
} as const satisfies Record<Exclude<CollectionKind, 'other'>, SearchSourcePlace['kind']>;

/** One page of all products that the shop sells. */
export function toSearchSourceChunk({
  products: wire,
}: SearchIndexProductsQuery): Result<SearchSourceChunk, MalformedAnswer> {
  return readAnswer('products', wire, (products) => ({
    products: list(products.at('nodes'), readSourceProduct),
    nextCursor: nextCursor(products),
  }));
}

/** One product; null if it no longer exists. */
export function toSearchSourceProduct({
  product: wire,
}: SearchIndexProductQuery): Result<SearchSourceProduct | null, MalformedAnswer> {
  return wire === null || wire === undefined ? ok(null) : readAnswer('product', wire, readSourceProduct);
}

/**
 * All pages that a search may find, without news and empty lists. The legal notice is stored as the terms of service.
 * @param kindOfOwn what a list of no known kind is in the menus, by its handle; null if it is in none
 */
export function toSearchSourcePlaces(
  wire: SearchIndexPlacesQuery,
  addresses: CategoryAddresses,
  kindOfOwn: (handle: string) => 'category' | 'purpose' | null,
): Result<SearchSourcePlace[], MalformedAnswer> {
  return readAnswer('answer', wire, (answer) => {
    const shop = answer.at('shop');
    const collections = list(answer.at('collections').at('nodes'), (collection) => ({
      ...readCollectionSummary(collection, addresses),
      bodyHtml: `${text(collection.at('description'))} ${factText(collection.at('introduction'))}`,
      isEmpty: list(collection.at('products').at('nodes'), (product) => product).length === 0,
    }));
    const columns = optional(answer.at('blog'), (blog) =>
      list(blog.at('articles').at('nodes'), (article): SearchSourcePlace => {
        const { handle, title } = readArticleSummary(article);
        return { kind: 'article', handle, path: null, title, bodyHtml: text(article.at('contentHtml')) };
      }),
    );
    const pages = list(answer.at('pages').at('nodes'), (page) => readPage(page, 'page'));
    return [
      ...collections.flatMap(({ kind, handle, path, title, bodyHtml, isEmpty }): SearchSourcePlace[] => {
        const placeKind = kind === 'other' ? kindOfOwn(handle) : PLACE_KINDS[kind];
        return isEmpty || placeKind === null ? [] : [{ kind: placeKind, handle, path, title, bodyHtml }];
      }),
      ...(columns ?? []),
      ...pages,
      ...POLICY_HANDLES.flatMap((handle) => {
        const place = optional(shop.at(POLICY_FIELDS[handle]), (policy) => readPage(policy, 'policy'));
        return place === null ? [] : [{ ...place, handle }];
      }),
    ];
  });
}

function readPage(
  page: Answer<{ handle: string; title: string; body: string }>,
  kind: 'page' | 'policy',
): SearchSourcePlace {
  return {
    kind,
    handle: text(page.at('handle')),
    path: null,
    title: text(page.at('title')),
    bodyHtml: text(page.at('body')),
  };
}

function readSourceProduct(product: Answer<SearchIndexProductDetailFragment>): SearchSourceProduct {
  return {
    card: readProductCard(product),
    productType: text(product.at('productType')),
    description: text(product.at('description')),
    latinName: factText(product.at('latinName')),
    publishedAt: text(product.at('publishedAt')),
    aiTags:
      factJson(product.at('aiTags'), (tags: Answer<readonly { childAITagId: number }[]>) =>
        list(tags, (tag) => integer(tag.at('childAITagId'))),
      ) ?? [],
    facts: factJson(product.at('facts'), readFacts) ?? NO_FACTS,
    variants: list(product.at('variants').at('nodes'), (variant) => {
      const title = text(variant.at('title'));
      return {
        title: title === DEFAULT_VARIANT_TITLE ? '' : title,
        sku: optional(variant.at('sku'), text) ?? '',
        price: money(variant.at('price')),
      };
    }),
  };
}

function readFacts(facts: Answer<ProductFacts>): ProductFacts {
  return {
    colours: list(facts.at('colours'), (colour) => ({
      part: text(colour.at('part')),
      hues: list(colour.at('hues'), text),
    })),
    times: list(facts.at('times'), (time) => ({
      display: text(time.at('display')),
      months: list(time.at('months'), integer),
    })),
    traits: list(facts.at('traits'), text),
  };
}

import { type ProductLists, withoutExcludedProducts } from '@shop/rules/catalog/product-lists';
import type { Growth } from '@shop/rules/product/growth';
import type {
  ArModel,
  BreadCrumb,
  CareFacts,
  NamedAiTag,
  Product,
  Review,
  Variant,
} from '@shop/rules/product/product';
import type { ProductCard } from '@shop/rules/product/product-card';
import type { ProductOption } from '@shop/rules/product/variant-options';
import type { Result } from '@shop/rules/result';
import type { SetDefinition } from '@shop/rules/set-product/set-selection';
import type { ProductPageQuery, ReviewDetailFragment } from '../__generated__/documents/graphql';
import {
  type Answer,
  allReferenced,
  integer,
  list,
  type MalformedAnswer,
  optional,
  readAnswer,
  seoTexts,
  text,
} from './answer';
import { type Fact, factJson, factNumber, factText, hasFlag } from './fact';
import { readCollectionReference } from './to-collection';
import { readImage } from './to-image';
import { readProducerReference } from './to-producer';
import { readProductCard } from './to-product-card';
import { readRoom } from './to-room';
import { readVariant } from './to-variant';

type WireProduct = NonNullable<ProductPageQuery['product']>;

/** The answer of ProductPage. */
export interface ProductPageContent {
  readonly product: Product;
  /** 'You may also like': chosen by the platform, not filtered by stock (CART-11), without the excluded products (LIST-05). */
  readonly recommendations: readonly ProductCard[];
}

/**
 * The data of a product page; null for an unknown handle.
 * @param lists of the brand
 */
export function toProductPage(
  wire: ProductPageQuery,
  lists: ProductLists,
): Result<ProductPageContent | null, MalformedAnswer> {
  return readAnswer('answer', wire, (answer) =>
    optional(answer.at('product'), (product) => ({
      product: readProduct(product, answer.at('shop').at('aiTags')),
      recommendations: withoutExcludedProducts(
        optional(answer.at('productRecommendations'), (cards) => list(cards, readProductCard)) ?? [],
        lists,
      ),
    })),
  );
}

function readProduct(product: Answer<WireProduct>, tagGroups: Answer<Fact>): Product {
  const card = readProductCard(product);
  const variants = list(product.at('variants').at('nodes'), (variant) => readVariant(variant, card.id));
  const introduction = factText(product.at('introduction'));
  const category = readCollectionReference(product.at('category'));
  return {
    id: card.id,
    globalId: card.globalId,
    handle: card.handle,
    title: card.title,
    vendor: card.vendor,
    productType: text(product.at('productType')),
    description: text(product.at('description')),
    bodyHtml: text(product.at('descriptionHtml')),
    tags: card.tags,
    images: list(product.at('images').at('nodes'), readImage),
    options: readOptions(product.at('options'), variants),
    variants,
    isSale: card.isSale,
    isSoldOut: card.isSoldOut,
    isDateUnavailable: hasFlag(product.at('flags'), 'date_unavailable'),
    isEGift: hasFlag(product.at('flags'), 'e_gift'),
    reviewScore: card.reviewScore,
    reviewCount: card.reviewCount,
    reviews: readReviews(product),
    latinName: factText(product.at('latinName')),
    introduction,
    care: factJson(product.at('care'), readCare),
    included: factJson(product.at('included'), (parts: Answer<readonly string[]>) => list(parts, text)) ?? [],
    aiTags: readAiTags(product.at('aiTags'), tagGroups),
    // A store that gives no way to a product may give its category.
    breadCrumbs:
      factJson(product.at('breadCrumbs'), readBreadCrumbs) ?? (category === null ? [] : [category]),
    category,
    producer: readProducerReference(product.at('producer')),
    setDefinition: factJson(product.at('setDefinition'), readSetDefinition),
    arModel: factJson(product.at('arModel'), readArModel),
    room: factJson(product.at('room'), readRoom),
    growth: factJson(product.at('growth'), readGrowth),
    seo: seoTexts(product.at('seo'), { title: card.title, description: introduction }),
  };
}

function readReviews(product: Answer<WireProduct>): Product['reviews'] {
  return allReferenced(product.at('reviews'), 'score', readReview);
}

/** Fields without a text or number count as unset. */
function readCare(care: Answer<CareFacts>): CareFacts {
  const { value } = care;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return care.fail('an object');
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => typeof one === 'string' || typeof one === 'number'),
  );
}

/** A growth that ends below its start, or is invalid, counts as unset (GROW-01). */
function readGrowth(growth: Answer<Growth>): Growth {
  const fromCm = integer(growth.at('fromCm'));
  const toCm = integer(growth.at('toCm'));
  const indoorCm = integer(growth.at('indoorCm'));
  return fromCm > 0 && toCm >= fromCm && indoorCm > 0 ? { fromCm, toCm, indoorCm } : growth.fail('a growth');
}

/** The options that a product's shoppers choose from; none where its only variant has the platform's default title. */
export function readOptions(
  options: Answer<WireProduct['options']>,
  variants: readonly Variant[],
): ProductOption[] {
  if (variants.every(({ title }) => title === '')) return [];
  return list(options, (option) => ({
    name: text(option.at('name')),
    values: list(option.at('optionValues'), (value) => text(value.at('name'))),
  }));
}

/** The categories above a product, outermost first. */
export function readBreadCrumbs(crumbs: Answer<readonly BreadCrumb[]>): BreadCrumb[] {
  return list(crumbs, (crumb) => ({ name: text(crumb.at('name')), handle: text(crumb.at('handle')) }));
}

function readSetDefinition(set: Answer<SetDefinition>): SetDefinition {
  return {
    itemCount: integer(set.at('itemCount')),
    options: list(set.at('options'), (option) => ({
      name: text(option.at('name')),
      image: text(option.at('image')),
      sequence: integer(option.at('sequence')),
    })),
  };
}

function readArModel(model: Answer<ArModel>): ArModel {
  return {
    modelUrl: text(model.at('modelUrl')),
    iosModelUrl: text(model.at('iosModelUrl')),
    variantTitle: text(model.at('variantTitle')),
  };
}

/** A product's tags are numbers; the shop's tag groups contain the names. A tag without a name is not shown. */
function readAiTags(tags: Answer<Fact>, groups: Answer<Fact>): NamedAiTag[] {
  const words = new Map(
    factJson(groups, (all: Answer<readonly WireTagGroup[]>) =>
      list(all, (group) => {
        const parent = { parentId: integer(group.at('id')), parentName: text(group.at('name')) };
        return list(group.at('children'), (child): [number, NamedAiTag] => {
          const childId = integer(child.at('id'));
          return [childId, { ...parent, childId, childName: text(child.at('name')) }];
        });
      }).flat(),
    ) ?? [],
  );
  const ids = factJson(tags, (all: Answer<readonly { childAITagId: number }[]>) =>
    list(all, (tag) => integer(tag.at('childAITagId'))),
  );
  return (ids ?? []).flatMap((id) => words.get(id) ?? []);
}

interface WireTagGroup {
  readonly id: number;
  readonly name: string;
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

/** Converts a review. */
export function readReview(review: Answer<ReviewDetailFragment>): Review {
  return {
    id: text(review.at('id')),
    title: factText(review.at('title')),
    content: factText(review.at('content')),
    score: factNumber(review.at('score')) ?? 0,
    nickname: factText(review.at('nickname')),
    createdAt: factText(review.at('createdAt')),
  };
}

/** Whether a product accepts no delivery date. A missing product does not forbid one. */
export function toIsDateUnavailable(data: {
  readonly product?: { readonly flags?: Fact } | null;
}): Result<boolean, MalformedAnswer> {
  return readAnswer(
    'data',
    data,
    (root) =>
      optional(root.at('product'), (product) => hasFlag(product.at('flags'), 'date_unavailable')) ?? false,
  );
}

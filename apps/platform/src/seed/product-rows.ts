import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Product } from '@shop/fixtures/catalogue/product';
import type { ArModel, SetProduct } from '@shop/fixtures/catalogue/set-product';
import type { InferInsertModel } from 'drizzle-orm';
import { globalId } from '../catalogue/global-id.ts';
import type { Translations } from '../catalogue/metafield.ts';
import { optionKey } from '../catalogue/option-key.ts';
import type { productTable } from '../db/catalogue-tables.ts';
import { complementaryHandles } from './complementary-handles.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { englishAlt } from './english-alt.ts';
import { englishValue } from './english-value.ts';
import { metafields } from './metafields.ts';

type ProductRow = InferInsertModel<typeof productTable>;

/** The fixtures' products as the back office keeps them, in catalogue order. */
export function productRows(catalogue: Catalogue): ProductRow[] {
  const context = seedContext(catalogue);
  return catalogue.products.map((product, position): ProductRow => {
    const publishedAt = new Date(product.publishedAt);
    return {
      id: product.id,
      handle: product.handle,
      position: position + 1,
      title: product.title,
      vendor: product.vendor,
      productType: product.productType,
      tags: product.tags,
      descriptionHtml: product.bodyHtml,
      options: optionsOf(product),
      images: product.images.map((image) => ({
        id: image.id,
        src: image.src,
        alt: image.alt,
        translations: { EN: { alt: englishAlt(product, image) } },
      })),
      metafields: factsOf(product, context),
      translations: translationsOf(product, context),
      bestSellingRank: context.ranks.get(product.handle) ?? null,
      relatedHandles: product.similarHandles,
      complementaryHandles: complementaryHandles(product, context.bestSelling),
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  });
}

type SeedContext = ReturnType<typeof seedContext>;

function seedContext(catalogue: Catalogue) {
  const { bestSellingHandles } = catalogue.ranking;
  const productOf = new Map(catalogue.products.map((product) => [product.handle, product]));
  const reviewsOf = new Map<number, string[]>();
  for (const review of catalogue.reviews) {
    const ids = reviewsOf.get(review.productId) ?? [];
    ids.push(globalId('Metaobject', DOCUMENT_IDS.review + review.id));
    reviewsOf.set(review.productId, ids);
  }
  return {
    productOf,
    reviewsOf,
    ranks: new Map(bestSellingHandles.map((handle, index) => [handle, index + 1])),
    bestSelling: bestSellingHandles.flatMap((handle) => productOf.get(handle) ?? []),
    collectionOf: new Map(catalogue.collections.map((collection) => [collection.handle, collection])),
    producerOf: new Map(catalogue.producers.map((producer) => [producer.handle, producer])),
    arOf: new Map(catalogue.ar.map((model) => [model.productId, model])),
    setOf: new Map(catalogue.setProducts.map((set) => [set.productId, set])),
    vendorNamesEn: new Map(
      [...catalogue.producers, ...catalogue.otherVendors].map(({ name, nameEn }) => [name, nameEn]),
    ),
    excluded: new Set(catalogue.lists.excludedProductIds),
  };
}

function optionsOf(product: Product): ProductRow['options'] {
  return product.options.map((option, index) => ({
    id: product.id * 10 + index,
    name: option.name,
    values: option.values.map((name, place) => ({ id: (product.id * 10 + index) * 100 + place, name })),
  }));
}

function factsOf(product: Product, context: SeedContext): ProductRow['metafields'] {
  const category = context.collectionOf.get(product.category);
  const producer =
    product.producerHandle === null ? undefined : context.producerOf.get(product.producerHandle);
  const ar = context.arOf.get(product.id);
  const set = context.setOf.get(product.id);
  const related = product.similarHandles.flatMap((handle) => context.productOf.get(handle)?.gid ?? []);
  return metafields([
    ['shop.vendor_name', 'single_line_text_field', product.vendor],
    ['shop.latin_name', 'single_line_text_field', product.latinName],
    ['shop.introduction', 'multi_line_text_field', product.introduction],
    ['shop.flags', 'list.single_line_text_field', flagsOf(product, context)],
    ['shop.ai_tags', 'json', product.aiTags],
    [
      'shop.ai_tag_ids',
      'list.single_line_text_field',
      product.aiTags.map(({ childAITagId }) => String(childAITagId)),
    ],
    ['shop.care', 'json', product.care],
    ['shop.bread_crumbs', 'json', product.breadCrumbs],
    ['shop.category', 'collection_reference', category?.gid],
    ['shop.purposes', 'list.single_line_text_field', product.purposes],
    [
      'shop.producer',
      'metaobject_reference',
      producer && globalId('Metaobject', DOCUMENT_IDS.producer + producer.id),
    ],
    [
      'reviews.rating',
      'rating',
      product.reviewScore === null
        ? null
        : { scale_min: '1.0', scale_max: '5.0', value: product.reviewScore.toFixed(1) },
    ],
    ['reviews.rating_count', 'number_integer', product.reviewCount],
    ['shop.reviews', 'list.metaobject_reference', context.reviewsOf.get(product.id)],
    ['shop.ar_model', 'json', ar && arModelOf(ar, ar.variantTitle)],
    [
      'shop.set_definition',
      'json',
      set &&
        setDefinitionOf(
          set,
          set.options.map(({ name }) => name),
        ),
    ],
    ['shopify--discovery--product_recommendation.related_products', 'list.product_reference', related],
  ]);
}

function flagsOf(product: Product, { excluded }: SeedContext): string[] {
  const flags: readonly [string, boolean][] = [
    ['limited', product.isLimited],
    ['new', product.isNew],
    ['store_original', product.isStoreOriginal],
    ['gift_only', product.isGiftOnly],
    ['free_postage', product.isFreePostage],
    ['okinawa', product.isOkinawa],
    ['ar', product.isArEnabled],
    ['set', product.isSetProduct],
    ['date_unavailable', product.isDateUnavailable],
    ['excluded', excluded.has(product.id)],
  ];
  return flags.filter(([, isOn]) => isOn).map(([name]) => name);
}

function translationsOf(
  product: Product,
  { collectionOf, vendorNamesEn, arOf, setOf }: SeedContext,
): Translations {
  const category = collectionOf.get(product.category);
  const vendorEn = vendorNamesEn.get(product.vendor);
  const { bodyHtml, care, options, sizes } = product.english;
  const ar = arOf.get(product.id);
  const set = setOf.get(product.id);
  const crumbs = product.breadCrumbs.map(({ name, handle }) => ({
    name: collectionOf.get(handle.split('/').at(-1) ?? handle)?.titleEn ?? name,
    handle,
  }));
  return {
    EN: {
      title: product.titleEn,
      ...(category && { productType: category.titleEn }),
      ...(vendorEn && { 'shop.vendor_name': vendorEn }),
      descriptionHtml: bodyHtml,
      ...Object.fromEntries(product.options.flatMap((option, index) => optionWords(option, options[index]))),
      ...Object.fromEntries(
        product.variants.flatMap(({ size }, index) =>
          size === null ? [] : [[`shop.size.${size}`, sizes[index] ?? size]],
        ),
      ),
      'shop.introduction': product.introductionEn,
      ...(care && { 'shop.care': JSON.stringify(care) }),
      ...(ar && { 'shop.ar_model': JSON.stringify(arModelOf(ar, englishValue(product, ar.variantTitle))) }),
      ...(set && {
        'shop.set_definition': JSON.stringify(
          setDefinitionOf(
            set,
            set.options.map(({ nameEn }) => nameEn),
          ),
        ),
      }),
      'shop.bread_crumbs': JSON.stringify(crumbs),
    },
  };
}

function arModelOf({ modelUrl, iosModelUrl, heightCm, widthCm }: ArModel, variantTitle: string) {
  return { modelUrl, iosModelUrl, variantTitle, heightCm, widthCm };
}

/** A set's definition with its options named as the titles of its variants name them in the same language (§4). */
function setDefinitionOf({ itemCount, options, invalidCombinations }: SetProduct, names: readonly string[]) {
  const nameOf = new Map(options.map(({ name }, index) => [name, names[index] ?? name]));
  return {
    itemCount,
    options: options.map(({ name, image, sequence }) => ({ name: nameOf.get(name), image, sequence })),
    invalidCombinations: invalidCombinations.map((combination) =>
      combination.map((name) => nameOf.get(name) ?? name),
    ),
  };
}

/** An option's name and values in English, under the keys at which they are looked up. */
function optionWords(
  { name, values }: Product['options'][number],
  english: Product['options'][number] | undefined,
): [string, string][] {
  return [
    [optionKey(name), english?.name ?? name],
    ...values.map((value, index): [string, string] => [
      optionKey(name, value),
      english?.values[index] ?? value,
    ]),
  ];
}

import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Product } from '@shop/fixtures/catalogue/product';
import type { InferInsertModel } from 'drizzle-orm';
import { globalId } from '../catalogue/global-id.ts';
import type { inventoryTable, productTable, variantTable } from '../db/catalogue-tables.ts';
import { arModelOf, roomOf, setDefinitionOf } from './definitions.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { metafields } from './metafields.ts';
import { englishAlt, translationsOf } from './product-translations.ts';
import { type SeedContext, seedContext } from './seed-context.ts';

type ProductRow = InferInsertModel<typeof productTable>;

/** The fixtures' products as rows, in catalogue order. */
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
      complementaryHandles: complementaryHandles(
        product,
        context.bestSelling,
        catalogue.lists.accessoryCategories,
      ),
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  });
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
    ['shop.facts', 'json', product.facts],
    ['shop.care', 'json', product.care],
    ['shop.included', 'list.single_line_text_field', product.included.length === 0 ? null : product.included],
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
    ['shop.room', 'json', roomOf(context.room, product.id)],
    ['shop.growth', 'json', context.growthOf.get(product.handle)],
    ['shop.set_definition', 'json', set && setDefinitionOf(set, 'name')],
    ['shopify--discovery--product_recommendation.related_products', 'list.product_reference', related],
  ]);
}

function flagsOf(product: Product, { excluded }: SeedContext): string[] {
  const flags: readonly [string, boolean][] = [
    ['limited', product.isLimited],
    ['new', product.isNew],
    ['store_original', product.isStoreOriginal],
    ['gift_only', product.isGiftOnly],
    ['okinawa', product.isOkinawa],
    ['ar', product.isArEnabled],
    ['set', product.isSetProduct],
    ['date_unavailable', product.isDateUnavailable],
    ['e_gift', product.isEGift],
    ['excluded', excluded.has(product.id)],
  ];
  return flags.filter(([, isOn]) => isOn).map(([name]) => name);
}

/** Of each category. */
const EACH = 2;

/**
 * What the merchant offers beside a product: the best selling of what is needed beside it (for a plant pots, soils and tools), for those themselves
 * nothing.
 * @param bestSelling best first
 * @param accessories handles of the categories of what is needed
 */
function complementaryHandles(
  product: Product,
  bestSelling: readonly Product[],
  accessories: readonly string[],
): string[] {
  if (accessories.includes(product.category)) return [];
  return accessories.flatMap((category) =>
    bestSelling
      .filter((candidate) => candidate.category === category)
      .slice(0, EACH)
      .map((candidate) => candidate.handle),
  );
}

/** The fixtures' variants with their stock. */
export function variantRows(catalogue: Catalogue): {
  variants: InferInsertModel<typeof variantTable>[];
  stock: InferInsertModel<typeof inventoryTable>[];
} {
  const all = catalogue.products.flatMap((product) => product.variants);
  return {
    variants: all.map((variant) => ({
      id: variant.id,
      productId: variant.productId,
      position: variant.position,
      title: variant.title,
      sku: variant.sku,
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      selectedOptions: variant.selectedOptions,
      imageId: variant.imageId,
      metafields: metafields([['shop.size', 'single_line_text_field', variant.size]]),
    })),
    stock: all.map((variant) => ({
      variantId: variant.id,
      available: variant.inventoryQuantity,
      allowNegative: false,
    })),
  };
}

import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Collection } from '@shop/fixtures/catalogue/collection';
import type { InferInsertModel } from 'drizzle-orm';
import { globalId } from '../catalogue/global-id.ts';
import { escapeHtml } from '../catalogue/html-text.ts';
import type { collectionProductTable, collectionTable } from '../db/catalogue-tables.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { metafields } from './metafields.ts';

/** The collection of all products, which the fixtures lack. */
const ALL_PRODUCTS = 284_700_000_001;

/** The fixtures' collections and their members, in display order. */
export function collectionRows(catalogue: Catalogue): {
  collections: InferInsertModel<typeof collectionTable>[];
  members: InferInsertModel<typeof collectionProductTable>[];
} {
  const productIds = new Map(catalogue.products.map((product) => [product.handle, product.id]));
  const updatedAt = new Date(`${catalogue.meta.referenceDate}T00:00:00+09:00`);
  return {
    collections: [
      ...catalogue.collections.map((collection, index) => ({
        id: collection.id,
        handle: collection.handle,
        position: index + 1,
        title: collection.titleJa,
        descriptionHtml: `<p>${escapeHtml(collection.description)}</p>`,
        image: {
          id: DOCUMENT_IDS.collectionCover + index,
          src: collection.coverImageUrl,
          alt: collection.titleJa,
        },
        metafields: factsOf(collection, index, catalogue),
        translations: {
          EN: {
            title: collection.titleEn,
            descriptionHtml: `<p>${escapeHtml(collection.descriptionEn)}</p>`,
            'shop.introduction': collection.introductionEn,
          },
        },
        updatedAt,
      })),
      {
        id: ALL_PRODUCTS,
        handle: 'all',
        position: catalogue.collections.length + 1,
        title: 'すべての商品',
        descriptionHtml: '',
        metafields: metafields([['shop.kind', 'single_line_text_field', 'all']]),
        translations: { EN: { title: 'All products' } },
        updatedAt,
      },
    ],
    members: [
      ...catalogue.products.map(({ id }, index) => ({
        collectionId: ALL_PRODUCTS,
        productId: id,
        position: index + 1,
      })),
      ...catalogue.collections.flatMap((collection) =>
        collection.productHandles.flatMap((handle, index) => {
          const productId = productIds.get(handle);
          return productId === undefined
            ? []
            : [{ collectionId: collection.id, productId, position: index + 1 }];
        }),
      ),
    ],
  };
}

function factsOf(collection: Collection, index: number, catalogue: Catalogue) {
  const parent = catalogue.collections.find(({ handle }) => handle === collection.parent);
  const producer = catalogue.producers.find(({ handle }) => handle === collection.handle);
  return metafields([
    ['shop.kind', 'single_line_text_field', collection.kind],
    ['shop.path', 'single_line_text_field', collection.path],
    ['shop.introduction', 'multi_line_text_field', collection.introduction],
    [
      'shop.thumbnail_image',
      'file_reference',
      globalId('MediaImage', DOCUMENT_IDS.collectionThumbnail + index),
    ],
    ['shop.tag', 'json', collection.tag],
    ['shop.parent', 'collection_reference', parent?.gid],
    [
      'shop.producer',
      'metaobject_reference',
      producer && globalId('Metaobject', DOCUMENT_IDS.producer + producer.id),
    ],
  ]);
}

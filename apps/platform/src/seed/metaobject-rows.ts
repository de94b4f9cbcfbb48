import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Collection } from '@shop/fixtures/catalogue/collection';
import { findMaster } from '@shop/fixtures/pictures/masters';
import { globalId } from '../catalogue/global-id.ts';
import type { Translations } from '../catalogue/metafield.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { type DocumentRow, documentRow } from './document-row.ts';
import { metafields } from './metafields.ts';

const TEXT = 'single_line_text_field';
const LONG_TEXT = 'multi_line_text_field';
const INTEGER = 'number_integer';

type Field = readonly [key: string, type: string, value: unknown];

/** Producers, reviews, advisors, banners, tag links and the home page's hero, and the files used by them and the collections. */
export function metaobjectRows(catalogue: Catalogue): DocumentRow[] {
  const updatedAt = new Date(`${catalogue.meta.referenceDate}T00:00:00+09:00`);
  const productGids = new Map(catalogue.products.map(({ handle, gid }) => [handle, gid]));
  const collectionGids = new Map(catalogue.collections.map(({ handle, gid }) => [handle, gid]));

  const metaobject = (
    type: string,
    handle: string,
    id: number,
    position: number,
    fields: readonly Field[],
    changed = updatedAt,
    translations: Translations = {},
  ): DocumentRow =>
    documentRow(
      'metaobject',
      { id, handle: `${type}/${handle}`, position, updatedAt: changed },
      {
        type,
        handle,
        translations,
        fields: metafields(fields.map(([key, fieldType, value]) => [`field.${key}`, fieldType, value])).map(
          ({ key, type: fieldType, value }) => ({ key, type: fieldType, value }),
        ),
      },
    );
  const file = (id: number, src: string, alt: string, altEn?: string): DocumentRow =>
    documentRow(
      'file',
      { id, handle: String(id), position: 1, updatedAt },
      {
        handle: String(id),
        image: { id, src, alt, ...(altEn !== undefined && { translations: { EN: { alt: altEn } } }) },
      },
    );
  const fileReference = (id: number): string => globalId('MediaImage', id);
  const titlesEn = new Map(catalogue.collections.map(({ handle, titleEn }) => [handle, titleEn]));

  return [
    ...catalogue.collections.map((collection, index) =>
      file(
        DOCUMENT_IDS.collectionThumbnail + index,
        thumbnailOf(collection, catalogue.folder),
        collection.titleJa,
        collection.titleEn,
      ),
    ),
    ...catalogue.producers.flatMap((producer, index) => [
      file(DOCUMENT_IDS.producerFile + producer.id, producer.imageUrl, producer.name, producer.nameEn),
      metaobject(
        'producer',
        producer.handle,
        DOCUMENT_IDS.producer + producer.id,
        index + 1,
        [
          ['name', TEXT, producer.name],
          ['category', TEXT, producer.category],
          ['category_name', TEXT, producer.categoryName],
          ['prefecture', TEXT, producer.prefecture],
          ['profile', LONG_TEXT, producer.profile],
          ['quote', LONG_TEXT, producer.quote],
          ['speaker', TEXT, producer.speaker],
          ['dispatch', TEXT, producer.dispatch],
          [
            'crops',
            'list.product_reference',
            producer.crops.flatMap((handle) => productGids.get(handle) ?? []),
          ],
          ['image', 'file_reference', fileReference(DOCUMENT_IDS.producerFile + producer.id)],
          ['collection', 'collection_reference', collectionGids.get(producer.handle)],
        ],
        updatedAt,
        {
          EN: {
            name: producer.nameEn,
            category_name: titlesEn.get(producer.category) ?? producer.categoryName,
            prefecture: producer.prefectureEn,
            profile: producer.profileEn,
            quote: producer.quoteEn,
            ...(producer.speakerEn !== undefined && { speaker: producer.speakerEn }),
            dispatch: producer.dispatchEn,
          },
        },
      ),
    ]),
    ...catalogue.reviews.map((review, index) =>
      metaobject(
        'review',
        `review-${review.id}`,
        DOCUMENT_IDS.review + review.id,
        index + 1,
        [
          ['product', 'product_reference', globalId('Product', review.productId)],
          ['title', TEXT, review.title],
          ['content', LONG_TEXT, review.content],
          ['score', 'number_decimal', review.score],
          ['nickname', TEXT, review.nickname],
          ['created_at', 'date_time', review.createdAt],
        ],
        new Date(review.createdAt),
      ),
    ),
    ...catalogue.advisors.flatMap((advisor, index) => [
      file(DOCUMENT_IDS.advisorFile + advisor.id, advisor.imageUrl, advisor.imageAlt, advisor.imageAltEn),
      metaobject(
        'advisor',
        `advisor-${advisor.id}`,
        DOCUMENT_IDS.advisor + advisor.id,
        index + 1,
        [
          ['name', TEXT, advisor.name],
          ['role', TEXT, advisor.role],
          ['field', TEXT, advisor.field],
          ['years_of_experience', INTEGER, advisor.yearsOfExperience],
          ['profile', LONG_TEXT, advisor.profile],
          ['quote', LONG_TEXT, advisor.quote],
          ['category', TEXT, advisor.category],
          ['image', 'file_reference', fileReference(DOCUMENT_IDS.advisorFile + advisor.id)],
          ['picks_title', TEXT, advisor.picksTitle],
          [
            'picks',
            'list.product_reference',
            advisor.picks.flatMap((handle) => productGids.get(handle) ?? []),
          ],
          ['article', TEXT, advisor.article],
        ],
        updatedAt,
        {
          EN: {
            name: advisor.nameEn,
            role: advisor.roleEn,
            field: advisor.fieldEn,
            profile: advisor.profileEn,
            quote: advisor.quoteEn,
            picks_title: advisor.picksTitleEn,
          },
        },
      ),
    ]),
    ...[{ ...catalogue.hero, months: null }, ...catalogue.hero.seasons].flatMap((hero, index) => [
      file(DOCUMENT_IDS.heroFile + index, hero.imageUrl, hero.alt),
      metaobject('hero', index === 0 ? 'home' : `home-${index}`, DOCUMENT_IDS.hero + index, index + 1, [
        ['product', 'product_reference', productGids.get(hero.productHandle)],
        ['image', 'file_reference', fileReference(DOCUMENT_IDS.heroFile + index)],
        ['months', 'list.number_integer', hero.months],
      ]),
    ]),
    ...catalogue.banners.flatMap((banner, index) => [
      file(DOCUMENT_IDS.bannerFile + banner.id, banner.imageUrl, banner.title, banner.titleEn),
      metaobject(
        'banner',
        `banner-${banner.id}`,
        DOCUMENT_IDS.banner + banner.id,
        index + 1,
        [
          ['title', TEXT, banner.title],
          ['url', TEXT, banner.url],
          ['image', 'file_reference', fileReference(DOCUMENT_IDS.bannerFile + banner.id)],
          ['sequence', INTEGER, index + 1],
        ],
        updatedAt,
        { EN: { title: banner.titleEn } },
      ),
    ]),
    ...catalogue.tagLinks.map((link, index) =>
      metaobject('tag_link', `tag-link-${index + 1}`, DOCUMENT_IDS.tagLink + index + 1, index + 1, [
        ['label', TEXT, link.label],
        ['url', TEXT, link.url],
        ['parent_ai_tag_id', INTEGER, link.parentAITagId],
        ['child_ai_tag_id', INTEGER, link.childAITagId],
        ['sequence', INTEGER, index + 1],
      ]),
    ),
  ];
}

/**
 * Thumbnail of a collection. A category shows one of its plants. Another list shows its cover at a small size, if the image exists: it is
 * more specific than a product.
 */
function thumbnailOf({ kind, handle, coverImageUrl, thumbnailImageUrl }: Collection, folder: string): string {
  const hasCover = findMaster(`collections/${handle}_cover`, folder) !== undefined;
  return hasCover && kind !== 'category' ? coverImageUrl : thumbnailImageUrl;
}

import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Page, PagePicture } from '@shop/fixtures/catalogue/editorial';
import { globalId } from '../catalogue/global-id.ts';
import type { StoredMetafield } from '../catalogue/metafield.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { type DocumentRow, documentRow } from './document-row.ts';
import { metafields } from './metafields.ts';

const TEXT = 'single_line_text_field';
const LONG_TEXT = 'multi_line_text_field';
/** Id range per page for its images, sections and entries. */
const PER_PAGE = 1_000;
/** Id range per section for its entries. */
const PER_SECTION = 20;

type Section = NonNullable<Page['sections']>[number];
type Field = readonly [key: string, type: string, value: unknown, english?: string | undefined];

/** Parts of landing pages as metaobjects: images, sections and their entries (ADR 72). */
export function pageRows(catalogue: Catalogue): DocumentRow[] {
  const updatedAt = new Date(`${catalogue.meta.referenceDate}T00:00:00+09:00`);
  const products = new Map(catalogue.products.map(({ handle, gid }) => [handle, gid]));
  const collections = new Map(catalogue.collections.map(({ handle, gid }) => [handle, gid]));
  const metaobject = (type: string, handle: string, id: number, fields: readonly Field[]): DocumentRow =>
    documentRow(
      'metaobject',
      { id, handle: `${type}/${handle}`, position: id % PER_PAGE, updatedAt },
      {
        type,
        handle,
        translations: {
          EN: Object.fromEntries(fields.flatMap(([key, , , english]) => (english ? [[key, english]] : []))),
        },
        fields: metafields(fields.map(([key, type, value]) => [`field.${key}`, type, value])).map(
          ({ key, type, value }) => ({ key, type, value }),
        ),
      },
    );
  return catalogue.pages.flatMap(({ handle, head, sections = [] }, page) => [
    ...picturesOf(head, sections).map(({ src, alt, altEn }, index) => {
      const id = DOCUMENT_IDS.pageFile + page * PER_PAGE + index;
      return documentRow(
        'file',
        { id, handle: String(id), position: 1, updatedAt },
        { handle: String(id), image: { id, src, alt, translations: { EN: { alt: altEn } } } },
      );
    }),
    ...sections.flatMap((section, index) => {
      const name = `${handle}-${index + 1}`;
      const file = (picture: PagePicture | undefined) => fileOf(picture, page, head, sections);
      const entries = section.entries ?? [];
      const entryId = (entry: number) =>
        DOCUMENT_IDS.pageEntry + page * PER_PAGE + index * PER_SECTION + entry;
      return [
        ...entries.map((entry, place) =>
          metaobject('page_entry', `${name}-${place + 1}`, entryId(place), [
            ['heading', TEXT, entry.heading, entry.headingEn],
            ['text', LONG_TEXT, entry.text, entry.textEn],
            ['url', TEXT, entry.url],
            ['sign', TEXT, entry.sign],
            ['picture', 'file_reference', file(entry.picture)],
          ]),
        ),
        metaobject('page_section', name, sectionId(page, index), [
          ['kind', TEXT, section.kind],
          ['title', TEXT, section.title, section.titleEn],
          ['text', LONG_TEXT, section.text, section.textEn],
          ['link_label', TEXT, section.link?.label, section.link?.labelEn],
          ['link_url', TEXT, section.link?.url],
          ['picture', 'file_reference', file(section.picture)],
          ['collection', 'collection_reference', collections.get(section.collection ?? '')],
          ['products', 'list.product_reference', section.products?.flatMap((one) => products.get(one) ?? [])],
          [
            'entries',
            'list.metaobject_reference',
            entries.map((_, place) => globalId('Metaobject', entryId(place))),
          ],
        ]),
      ];
    }),
  ]);
}

/** Metafields of a page's head and sections; none for a page of text alone. */
export function pageFacts({ head, sections = [] }: Page, page: number): StoredMetafield[] {
  if (head === undefined) return [];
  return metafields([
    ['shop.eyebrow', TEXT, head.eyebrow],
    ['shop.lead', LONG_TEXT, head.lead],
    ['shop.cover', 'file_reference', fileOf(head.cover, page, head, sections)],
    ['shop.link_label', TEXT, head.link?.label],
    ['shop.link_url', TEXT, head.link?.url],
    [
      'shop.sections',
      'list.metaobject_reference',
      sections.map((_, index) => globalId('Metaobject', sectionId(page, index))),
    ],
  ]);
}

/** The head's English texts, by metafield. */
export function pageWordsEn({ head }: Page): Record<string, string> {
  return {
    ...(head?.eyebrowEn !== undefined && { 'shop.eyebrow': head.eyebrowEn }),
    ...(head !== undefined && { 'shop.lead': head.leadEn }),
    ...(head?.link !== undefined && { 'shop.link_label': head.link.labelEn }),
  };
}

function sectionId(page: number, index: number): number {
  return DOCUMENT_IDS.pageSection + page * PER_PAGE + index;
}

function picturesOf(head: Page['head'], sections: readonly Section[]): PagePicture[] {
  return [
    head?.cover,
    ...sections.flatMap(({ picture, entries = [] }) => [picture, ...entries.map((entry) => entry.picture)]),
  ].filter((picture) => picture !== undefined);
}

function fileOf(
  picture: PagePicture | undefined,
  page: number,
  head: Page['head'],
  sections: readonly Section[],
): string | null {
  if (picture === undefined) return null;
  const index = picturesOf(head, sections).indexOf(picture);
  return globalId('MediaImage', DOCUMENT_IDS.pageFile + page * PER_PAGE + index);
}

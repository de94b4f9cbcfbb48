import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredImage } from '../catalogue/image.ts';
import type { StoredMetafield, Translations } from '../catalogue/metafield.ts';
import type { StoredOption } from '../catalogue/product.ts';

const id = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const productTable = pgTable('product', {
  id: id('id').primaryKey(),
  handle: text('handle').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  vendor: text('vendor').notNull(),
  productType: text('product_type').notNull(),
  tags: text('tags').array().notNull(),
  descriptionHtml: text('description_html').notNull(),
  options: jsonb('options').$type<readonly StoredOption[]>().notNull(),
  images: jsonb('images').$type<readonly StoredImage[]>().notNull(),
  metafields: jsonb('metafields').$type<readonly StoredMetafield[]>().notNull(),
  translations: jsonb('translations').$type<Translations>().notNull(),
  bestSellingRank: integer('best_selling_rank'),
  relatedHandles: text('related_handles').array().notNull(),
  complementaryHandles: text('complementary_handles').array().notNull(),
  publishedAt: instant('published_at').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const variantTable = pgTable('variant', {
  id: id('id').primaryKey(),
  productId: id('product_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  sku: text('sku').notNull(),
  price: integer('price').notNull(),
  compareAtPrice: integer('compare_at_price'),
  selectedOptions: jsonb('selected_options')
    .$type<readonly { readonly name: string; readonly value: string }[]>()
    .notNull(),
  imageId: id('image_id'),
  metafields: jsonb('metafields').$type<readonly StoredMetafield[]>().notNull(),
});

export const inventoryTable = pgTable('inventory', {
  variantId: id('variant_id').primaryKey(),
  available: integer('available').notNull(),
  allowNegative: boolean('allow_negative').notNull(),
});

export const collectionTable = pgTable('collection', {
  id: id('id').primaryKey(),
  handle: text('handle').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  descriptionHtml: text('description_html').notNull(),
  image: jsonb('image').$type<StoredImage>(),
  metafields: jsonb('metafields').$type<readonly StoredMetafield[]>().notNull(),
  translations: jsonb('translations').$type<Translations>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const collectionProductTable = pgTable('collection_product', {
  collectionId: id('collection_id').notNull(),
  productId: id('product_id').notNull(),
  position: integer('position').notNull(),
});

const documentColumns = () => ({
  kind: text('kind').notNull(),
  id: id('id').notNull(),
  handle: text('handle').notNull(),
  position: integer('position').notNull(),
  data: jsonb('data').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const documentTable = pgTable('document', documentColumns());

/** What the seed's files said last, by which changes of the back office are told from theirs. */
export const seededDocumentTable = pgTable('seeded_document', documentColumns());

import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { addDocument, removeDocument } from '../admin-api/setup-documents.ts';
import {
  type DocumentData,
  type DocumentKind,
  documentSchemas,
  type StoredMenuItem,
} from '../catalogue/documents.ts';
import { documentTable } from '../db/catalogue-tables.ts';
import type { Services } from '../graphql/context.ts';
import { handle } from './edit-products.ts';

const text = z.string().trim().min(1).max(255);
const html = z.string().max(100_000);
const path = z
  .string()
  .regex(/^\/[^\s?#]*$/, 'must begin with a slash')
  .max(1_000);
const target = z
  .string()
  .regex(/^(?:\/|https?:\/\/)\S*$/, 'must be a path or an address')
  .max(2_000);

const menuItem = z.strictObject({
  title: text,
  url: target,
  get items() {
    return z.array(menuItem).max(100).default([]);
  },
});
type MenuItem = z.output<typeof menuItem>;

/** Schemas to create and change pages, menus and redirects. */
export const newPage = z.strictObject({ handle, title: text, body: html.default('') });
export const pagePatch = z.strictObject({ title: text.optional(), body: html.optional() });
export const newMenu = z.strictObject({ handle, title: text, items: z.array(menuItem).max(100) });
export const menuPatch = z.strictObject({
  title: text.optional(),
  items: z.array(menuItem).max(100).optional(),
});
export const newRedirect = z.strictObject({ path, target });
export const redirectPatch = z.strictObject({ target });

/** Document kinds edited here; the provider has no webhook for them. */
type Edited = Extract<DocumentKind, 'page' | 'menu' | 'redirect'>;

/**
 * A page without metafields and translations.
 * @returns null when its handle is in use
 */
export function createPage(services: Services, given: z.output<typeof newPage>): Promise<object | null> {
  const createdAt = services.now().toISOString();
  const data = { ...given, description: '', createdAt, translations: {}, metafields: [] };
  return create(services, 'page', given.handle, () => data);
}

/** @returns null when its handle is in use */
export function createMenu(services: Services, given: z.output<typeof newMenu>): Promise<object | null> {
  const { handle, title, items } = given;
  return create(services, 'menu', handle, (id) => ({
    handle,
    title,
    translations: {},
    items: storedItems(services, id, items),
  }));
}

/** @returns null when its path is in use */
export function createRedirect(
  services: Services,
  given: z.output<typeof newRedirect>,
): Promise<object | null> {
  const data = { ...given, createdAt: services.now().toISOString() };
  return create(services, 'redirect', given.path, () => data);
}

/** Absent fields stay. @returns null for an unknown page */
export function updatePage(services: Services, handle: string, patch: z.output<typeof pagePatch>) {
  return change(services, 'page', handle, (page) => ({
    ...page,
    title: patch.title ?? page.title,
    body: patch.body ?? page.body,
  }));
}

/** Absent fields stay; items are replaced as a whole. @returns null for an unknown menu */
export function updateMenu(services: Services, handle: string, { title, items }: z.output<typeof menuPatch>) {
  return change(services, 'menu', handle, (menu, id) => ({
    ...menu,
    title: title ?? menu.title,
    items: items === undefined ? menu.items : storedItems(services, id, items),
  }));
}

/** @returns null for an unknown path */
export function updateRedirect(services: Services, from: string, patch: z.output<typeof redirectPatch>) {
  return change(services, 'redirect', from, (redirect) => ({ ...redirect, target: patch.target }));
}

/** Deletes a page, menu or redirect. @returns null when it does not exist */
export async function deleteDocument(services: Services, kind: Edited, key: string): Promise<object | null> {
  const found = services.catalogue.documents.byHandle(kind, key);
  if (found === undefined) return null;
  await removeDocument(services.database, kind, key);
  await services.catalogue.refreshDocuments();
  return { deletedId: found.id };
}

async function create<K extends Edited>(
  services: Services,
  kind: K,
  key: string,
  data: (id: number) => DocumentData<K>,
): Promise<object | null> {
  if ((await addDocument(services, kind, key, data)) === null) return null;
  return services.catalogue.documents.byHandle(kind, key) ?? null;
}

async function change<K extends Edited>(
  services: Services,
  kind: K,
  key: string,
  edit: (data: DocumentData<K>, id: number) => DocumentData<K>,
): Promise<object | null> {
  const { database, catalogue, now } = services;
  const before = catalogue.documents.byHandle(kind, key);
  if (before === undefined) return null;
  const data = documentSchemas[kind].parse(edit(before, before.numericId));
  await database
    .update(documentTable)
    .set({ data, updatedAt: now() })
    .where(and(eq(documentTable.kind, kind), eq(documentTable.id, before.numericId)));
  await catalogue.refreshDocuments();
  return catalogue.documents.byHandle(kind, key) ?? null;
}

/** Menu items as stored; an item that leads to an existing collection refers to it. */
function storedItems({ catalogue }: Services, menuId: number, items: readonly MenuItem[]): StoredMenuItem[] {
  let next = menuId * 1_000;
  const toStored = ({ title, url, items: inner }: MenuItem): StoredMenuItem => {
    next += 1;
    const id = next;
    const handle = /^\/collections\/([^/?#]+)$/.exec(url)?.[1];
    const collection = handle === undefined ? undefined : catalogue.collectionByHandle(handle);
    return {
      id,
      title,
      type: collection === undefined ? 'HTTP' : 'COLLECTION',
      path: url,
      resource: collection === undefined ? null : `Collection/${collection.handle}`,
      translations: {},
      items: inner.map(toStored),
    };
  };
  return items.map(toStored);
}

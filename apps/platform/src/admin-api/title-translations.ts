import { createHash } from 'node:crypto';
import { localeOfPlatform } from '@shop/rules/language';
import { and, eq } from 'drizzle-orm';
import { documentSchemas, type StoredMenuItem } from '../catalogue/documents.ts';
import { globalId, numericIdOf } from '../catalogue/global-id.ts';
import type { Translations } from '../catalogue/metafield.ts';
import { spokenLanguages } from '../checkout/words.ts';
import { collectionTable, documentTable } from '../db/catalogue-tables.ts';
import type { Services } from '../graphql/context.ts';

/** A translation as input of the Admin API. */
export interface TranslationInput {
  readonly locale: string;
  readonly key: string;
  readonly value: string;
  readonly translatableContentDigest: string;
}

/** Something whose title is translated. */
interface Titled {
  readonly title: string;
  readonly translations: Translations;
  /** Stores its translations. */
  readonly save: (translations: Translations) => Promise<unknown>;
}

/** How many translations one request brings, as the provider limits them. */
const MAX_TRANSLATIONS = 100;

/** The resources among the ids whose titles are translated here: see `titled`. */
export function translatableResources(services: Services, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const found = translatableResource(services, id);
    return found === null ? [] : [found];
  });
}

/** A resource whose title is translated here, with the title's digest; null for an id of none. */
export function translatableResource(services: Services, resourceId: string) {
  const found = titled(services, resourceId);
  if (found === null) return null;
  const [own] = spokenLanguages();
  const { title, translations } = found;
  const locale = own === undefined ? '' : localeOfPlatform(own);
  return {
    resourceId,
    translatableContent: [{ key: 'title', value: title, digest: digestOf(title), locale }],
    translations: (asked: { locale: string }) => {
      const value = translations[codeOf(asked.locale) ?? '']?.['title'];
      return value === undefined ? [] : [{ key: 'title', value, locale: asked.locale }];
    },
  };
}

/** Writes titles in other languages than the store's own, all or none. */
export async function registerTitles(
  services: Services,
  resourceId: string,
  given: readonly TranslationInput[],
) {
  const found = titled(services, resourceId);
  if (found === null) return refused('RESOURCE_NOT_FOUND', ['resourceId'], 'Resource does not exist');
  if (given.length > MAX_TRANSLATIONS)
    return refused('TOO_MANY_KEYS_FOR_RESOURCE', ['translations'], 'Too many translations for the resource');
  const [, ...others] = spokenLanguages();
  for (const [place, { locale, key, value, translatableContentDigest }] of given.entries()) {
    const code = codeOf(locale);
    const field = (name: string) => ['translations', String(place), name];
    if (code === undefined || !others.includes(code))
      return refused('INVALID_LOCALE_FOR_SHOP', field('locale'), 'Locale is invalid for the shop');
    if (key !== 'title')
      return refused('INVALID_KEY_FOR_MODEL', field('key'), 'Key is not a valid translatable field');
    if (value.trim() === '') return refused('BLANK', field('value'), "Value can't be blank");
    if (translatableContentDigest !== digestOf(found.title)) {
      const digest = field('translatableContentDigest');
      return refused('INVALID_TRANSLATABLE_CONTENT', digest, 'Translatable content hash is invalid');
    }
  }
  const translations = { ...found.translations };
  for (const { locale, value } of given) {
    const code = codeOf(locale) ?? '';
    translations[code] = { ...translations[code], title: value };
  }
  await found.save(translations);
  services.changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  return { translations: given.map(({ locale, key, value }) => ({ locale, key, value })), userErrors: [] };
}

function refused(code: string, field: readonly string[], message: string) {
  return { translations: null, userErrors: [{ code, field, message }] };
}

function codeOf(locale: string) {
  return spokenLanguages().find((code) => localeOfPlatform(code) === locale);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const DOCUMENTS = { page: 'Page', blog: 'Blog', menu: 'Menu' } as const;

/** A collection, page, blog, menu, or entry of a menu, as `Link` with the entry's number. */
function titled(services: Services, id: string): Titled | null {
  const { catalogue, database, now } = services;
  const collection = catalogue.collectionById(numericIdOf(id, 'Collection') ?? 0);
  if (collection !== undefined) {
    const save = async (translations: Translations) => {
      await database
        .update(collectionTable)
        .set({ translations, updatedAt: now() })
        .where(eq(collectionTable.id, collection.numericId));
      await catalogue.refreshCollections();
    };
    return { title: collection.title, translations: collection.translations, save };
  }
  for (const kind of ['page', 'blog', 'menu'] as const) {
    const number = numericIdOf(id, DOCUMENTS[kind]);
    const document = catalogue.documents.all(kind).find((one) => one.numericId === number);
    if (document === undefined) continue;
    const save = (translations: Translations) =>
      saveDocument(services, kind, document.numericId, { ...document, translations });
    return { title: document.title, translations: document.translations, save };
  }
  const number = numericIdOf(id, 'Link');
  for (const menu of catalogue.documents.all('menu')) {
    const item = allItems(menu.items).find((one) => one.id === number);
    if (item === undefined) continue;
    const save = (translations: Translations) => {
      const changed = (one: StoredMenuItem): StoredMenuItem => ({
        ...one,
        ...(one.id === item.id && { translations }),
        items: one.items.map(changed),
      });
      return saveDocument(services, 'menu', menu.numericId, { ...menu, items: menu.items.map(changed) });
    };
    return { title: item.title, translations: item.translations, save };
  }
  return null;
}

async function saveDocument(
  { database, catalogue, now }: Services,
  kind: keyof typeof DOCUMENTS,
  id: number,
  document: object,
): Promise<void> {
  await database
    .update(documentTable)
    .set({ data: documentSchemas[kind].parse(document), updatedAt: now() })
    .where(and(eq(documentTable.kind, kind), eq(documentTable.id, id)));
  await catalogue.refreshDocuments();
}

function allItems(items: readonly StoredMenuItem[]): StoredMenuItem[] {
  return items.flatMap((item) => [item, ...allItems(item.items)]);
}

/** The menus with their entries, as the Admin API has them. */
export function menusWithEntries({ catalogue }: Pick<Services, 'catalogue'>) {
  return catalogue.documents.all('menu').map(({ id, handle, items }) => ({
    id,
    handle,
    items: items.map((item) => ({ id: globalId('MenuItem', item.id), title: item.title })),
  }));
}

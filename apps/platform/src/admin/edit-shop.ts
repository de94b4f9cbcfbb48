import { parseShopFacts, SHOP_FACT_KEYS } from '@shop/rules/store/shop-facts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { addDocument, removeDocument } from '../admin-api/setup-documents.ts';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { type DocumentData, documentSchemas } from '../catalogue/documents.ts';
import type { StoredMetafield, Translations } from '../catalogue/metafield.ts';
import { spokenLanguages } from '../checkout/words.ts';
import { documentTable } from '../db/catalogue-tables.ts';
import type { Services } from '../graphql/context.ts';
import { newPolicyTitle } from './policy-titles.ts';

const CONTENT_CHANGED: CatalogueChange = { kind: 'content', productIds: [], variantIds: [] };
/** Namespace of the shop's facts (BRAND-07). */
const NAMESPACE = 'shop';

/** Facts that are words, and so may be translated; the others are the same in every language. */
export const TRANSLATED_FACTS: readonly string[] = ['legal_name', 'legal_address'];

const line = z.string().trim().max(255);
const html = z.string().max(100_000);
/** Texts by language of the platform (`EN`), each by the name of what it translates; an empty one is removed. */
const translations = <T extends z.ZodType<string>>(text: T, names: readonly string[]) =>
  z
    .record(z.string(), z.record(z.string(), text))
    .superRefine((given, context) => {
      for (const [language, texts] of Object.entries(given)) {
        if (!otherLanguages().includes(language))
          context.addIssue({
            code: 'custom',
            path: [language],
            message: 'is no further language of the shop',
          });
        for (const name of Object.keys(texts).filter((one) => !names.includes(one)))
          context.addIssue({ code: 'custom', path: [language, name], message: 'has no translation' });
      }
    })
    .optional();

/** What the shop says of itself (BRAND-07): an empty fact is removed, absent ones stay. */
export const shopPatch = z.strictObject({
  name: line.min(1).optional(),
  facts: z.record(z.string(), z.string().trim()).superRefine(checkFacts).optional(),
  translations: translations(line, ['name', ...TRANSLATED_FACTS]),
});

/** A policy: without a body it is removed. */
export const policyPatch = z.strictObject({
  title: line.min(1).optional(),
  body: html.optional(),
  translations: translations(html, ['title', 'body']),
});

/** Languages that texts of the shop can be translated to. */
export function otherLanguages(): readonly string[] {
  return spokenLanguages().slice(1);
}

/** Changes the shop's name and facts. @returns null for a database without a shop */
export async function updateShop(
  services: Services,
  { name, facts = {}, translations: given = {} }: z.output<typeof shopPatch>,
): Promise<object | null> {
  const { database, catalogue, changes, now } = services;
  const [shop] = catalogue.documents.all('shop');
  if (shop === undefined) return null;
  const data = documentSchemas.shop.parse({
    ...shop,
    name: name ?? shop.name,
    metafields: withFacts(shop.metafields, facts),
    translations: withTranslations(shop.translations, toStoredTranslations(given)),
  } satisfies DocumentData<'shop'>);
  await changes.track(async () => {
    await database
      .update(documentTable)
      .set({ data, updatedAt: now() })
      .where(and(eq(documentTable.kind, 'shop'), eq(documentTable.id, shop.numericId)));
    await catalogue.refreshDocuments();
  });
  changes.emit(CONTENT_CHANGED);
  return { name: data.name, facts: factsOf(data.metafields), translations: data.translations };
}

/** Writes a policy. @returns null for a handle that is no policy's, or a new policy without a body */
export async function updatePolicy(
  services: Services,
  handle: string,
  { title, body, translations: given = {} }: z.output<typeof policyPatch>,
): Promise<object | null> {
  const { database, catalogue, changes, now } = services;
  const before = catalogue.documents.byHandle('policy', handle);
  const named = before ?? newPolicyTitle(handle);
  // A new policy with a title of its own has it in every language.
  const inherited = before === undefined && title !== undefined ? {} : (named?.translations ?? {});
  const data = {
    handle,
    title: title ?? named?.title ?? '',
    body: body ?? before?.body ?? '',
    translations: withTranslations(inherited, given),
  };
  if (data.title === '' || (before === undefined && data.body === '')) return null;
  await changes.track(async () => {
    if (before === undefined) await addDocument(services, 'policy', handle, () => data);
    else if (data.body === '') await removeDocument(database, 'policy', handle);
    else
      await database
        .update(documentTable)
        .set({ data, updatedAt: now() })
        .where(and(eq(documentTable.kind, 'policy'), eq(documentTable.id, before.numericId)));
    await catalogue.refreshDocuments();
  });
  changes.emit(CONTENT_CHANGED);
  return data;
}

/** The shop's facts as entered, by key. */
export function factsOf(metafields: readonly StoredMetafield[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    metafields.flatMap(({ namespace, key, value }) => (isFact({ namespace, key }) ? [[key, value]] : [])),
  );
}

function isFact({ namespace, key }: Pick<StoredMetafield, 'namespace' | 'key'>): boolean {
  return namespace === NAMESPACE && SHOP_FACT_KEYS.some((known) => known === key);
}

function withFacts(
  metafields: readonly StoredMetafield[],
  facts: Readonly<Record<string, string>>,
): StoredMetafield[] {
  const given = { ...factsOf(metafields), ...facts };
  return [
    ...metafields.filter((field) => !isFact(field)),
    ...Object.entries(given).flatMap(([key, value]) =>
      value === ''
        ? []
        : [
            {
              namespace: NAMESPACE,
              key,
              type: key.endsWith('_url') ? 'url' : 'single_line_text_field',
              value,
            },
          ],
    ),
  ];
}

/** Translations of the shop by the names under which they are stored: a fact's has its metafield's. */
function toStoredTranslations(given: Translations): Translations {
  const stored = ([key, text]: readonly [string, string]) => [
    key === 'name' ? key : `${NAMESPACE}.${key}`,
    text,
  ];
  return Object.fromEntries(
    Object.entries(given).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).map(stored)),
    ]),
  );
}

/** The reverse: texts under the names of the form's fields. */
export function toNamedTranslations(stored: Translations): Translations {
  return Object.fromEntries(
    Object.entries(stored).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key.replace(`${NAMESPACE}.`, ''), text]),
      ),
    ]),
  );
}

function withTranslations(before: Translations, given: Translations): Translations {
  const merged = Object.entries({ ...before, ...given }).map(([language]) => {
    const texts = Object.entries({ ...before[language], ...given[language] });
    return [language, Object.fromEntries(texts.filter(([, text]) => text !== ''))];
  });
  return Object.fromEntries(merged);
}

/** Each fact must be one that the shop would show; `parseShopFacts` decides. */
function checkFacts(facts: Readonly<Record<string, string>>, context: z.RefinementCtx): void {
  for (const [key, value] of Object.entries(facts)) {
    if (!SHOP_FACT_KEYS.some((known) => known === key))
      context.addIssue({ code: 'custom', path: [key], message: 'is no fact of a shop' });
    const [fault] = value === '' ? [] : parseShopFacts({ [key]: value }).malformed;
    if (fault !== undefined)
      context.addIssue({ code: 'custom', path: [key], message: fault.slice(`${NAMESPACE}.${key} `.length) });
  }
}

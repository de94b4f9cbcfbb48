import { LOCALES, type Locale } from '@shop/rules/language';
import { z } from 'zod';
import { ADMIN_DOCUMENTS } from './admin-documents';
import type { Ask } from './store-client';
import type { RequiredTitle, StoreRequirement } from './store-requirement';

/** The id of an object that a dry run does not make. */
export const DRY_ID = '(made before)';

/** Variables of `translationsRegister`. */
export interface TitleTranslations {
  readonly resourceId: string;
  readonly translations: readonly {
    readonly locale: Locale;
    readonly key: 'title';
    readonly value: string;
    readonly translatableContentDigest: string;
  }[];
}

interface Title extends RequiredTitle {
  readonly id: string;
}

/** How many resources one request names; the provider allows 250. */
const AT_ONCE = 100;

const named = { id: z.string(), handle: z.string() };
const entry = z.object({ id: z.string(), title: z.string() });
const titledSchema = z.object({
  menus: z.object({ nodes: z.array(z.object({ ...named, items: z.array(entry) })) }),
  pages: z.object({ nodes: z.array(z.object(named)) }),
  blogs: z.object({ nodes: z.array(z.object(named)) }),
});
type Titled = z.output<typeof titledSchema>;

const contentSchema = z.object({
  key: z.string(),
  value: z.string().nullable(),
  digest: z.string().nullable(),
  locale: z.string(),
});
const titlesSchema = z.object({
  translatableResourcesByIds: z.object({
    nodes: z.array(
      z.object({
        resourceId: z.string(),
        translatableContent: z.array(contentSchema),
        translations: z.array(z.object({ key: z.string() })),
      }),
    ),
  }),
});

/**
 * The translations that required titles lack, those of the entries of required menus among them. A title that a merchant has changed or
 * translated is left as it is.
 * @param collections ids by handle; none for one that a dry run does not make
 * @param locales the store's languages: it accepts no translation into another one
 * @throws StoreRefusal for a token without access to translations
 */
export async function untranslatedTitles(
  ask: Ask,
  requirements: readonly StoreRequirement[],
  collections: ReadonlyMap<string, string>,
  locales: ReadonlySet<string>,
): Promise<TitleTranslations[]> {
  const store = titledSchema.parse(await ask(ADMIN_DOCUMENTS.titled));
  const titles = requirements.flatMap((one) => titlesOf(one, store, collections));
  const found = new Map<Title, TitleTranslations['translations']>();
  for (const locale of LOCALES.filter((tag) => locales.has(tag))) {
    const wanted = titles.filter(({ title, otherTitles }) => (otherTitles?.[locale] ?? title) !== title);
    const digests = await missingDigests(ask, wanted, locale);
    for (const one of wanted) {
      const translatableContentDigest = digests.get(one.id);
      const value = one.otherTitles?.[locale];
      if (translatableContentDigest === undefined || value === undefined) continue;
      const translation = { locale, key: 'title', value, translatableContentDigest } as const;
      found.set(one, [...(found.get(one) ?? []), translation]);
    }
  }
  return [...found].map(([{ id: resourceId }, translations]) => ({ resourceId, translations }));
}

const STORED = { menu: 'menus', page: 'pages', blog: 'blogs' } as const;

function titlesOf(
  requirement: StoreRequirement,
  store: Titled,
  collections: ReadonlyMap<string, string>,
): Title[] {
  const { kind } = requirement;
  if (kind === 'collection') return [{ ...requirement, id: collections.get(requirement.handle) ?? DRY_ID }];
  if (kind !== 'menu' && kind !== 'page' && kind !== 'blog') return [];
  const own = store[STORED[kind]].nodes.find(({ handle }) => handle === requirement.handle);
  const title = { ...requirement, id: own?.id ?? DRY_ID };
  return kind === 'menu'
    ? [title, ...entriesOf(requirement.collections, store, requirement.handle)]
    : [title];
}

/** Entries of a required menu that are named like its collections. The provider translates the entry
 * `MenuItem/1` as `Link/1`: its documentation does not say so, other clients measured it at every depth (2025-10 and 2026-07). */
function entriesOf(required: readonly RequiredTitle[], { menus }: Titled, menu: string): Title[] {
  const items = menus.nodes.find(({ handle }) => handle === menu)?.items;
  if (items === undefined) return required.map((one) => ({ ...one, id: DRY_ID }));
  return items.flatMap(({ id, title }) => {
    const one = required.find((entered) => entered.title === title);
    return one === undefined ? [] : [{ ...one, id: id.replace('/MenuItem/', '/Link/') }];
  });
}

/** Digests of the titles without a translation, by id; of those that are still as they were made. */
async function missingDigests(
  ask: Ask,
  wanted: readonly Title[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const made = wanted.filter(({ id }) => id !== DRY_ID);
  const titleOf = new Map(made.map(({ id, title }) => [id, title]));
  const found = new Map(made.length < wanted.length ? [[DRY_ID, DRY_ID]] : []);
  for (let from = 0; from < made.length; from += AT_ONCE) {
    const ids = made.slice(from, from + AT_ONCE).map(({ id }) => id);
    const answer = titlesSchema.parse(await ask(ADMIN_DOCUMENTS.titles, { ids, locale }));
    for (const { resourceId, translatableContent, translations } of answer.translatableResourcesByIds.nodes) {
      const content = translatableContent.find(({ key }) => key === 'title');
      const isOwn = content?.value === titleOf.get(resourceId) && content?.locale !== locale;
      if (isOwn && content?.digest != null && !translations.some(({ key }) => key === 'title'))
        found.set(resourceId, content.digest);
    }
  }
  return found;
}

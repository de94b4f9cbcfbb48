import { type Locale, platformCode } from '@shop/rules/language';
import { z } from 'zod';
import type { Ask } from './store-client';
import { nameOfRequirement, type RequiredTitle, type StoreRequirement } from './store-requirement';

/** A title that shoppers of another language read in the store's own. */
export interface UntranslatedTitle {
  readonly title: string;
  readonly locale: Locale;
  /** Nobody has changed it since `npm run store:prepare` made it. */
  readonly isAsMade: boolean;
}

type Titled = Extract<StoreRequirement, { kind: 'collection' | 'menu' | 'page' | 'blog' }>;

const seenSchema = z.record(
  z.string(),
  z
    .object({
      title: z.string(),
      items: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
    })
    .nullable(),
);
type Seen = z.output<typeof seenSchema>;

/** The key of a requirement's titles. */
export function titleKey(requirement: StoreRequirement): string {
  return `${requirement.kind} ${nameOfRequirement(requirement)}`;
}

/**
 * The titles of required things, and of required menus' entries, that are the same in the store's own language and in another one in which
 * the shop has another title, by `titleKey`. Languages that the store does not have are left out.
 * @param languages codes of the store's languages in the Storefront API: `JA`
 */
export async function readUntranslated(
  ask: Ask,
  requirements: readonly StoreRequirement[],
  languages: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly UntranslatedTitle[]>> {
  const [own, ...others] = requirements.flatMap((one) =>
    one.kind === 'language' && languages.has(platformCode(one.locale)) ? [one.locale] : [],
  );
  const titled = requirements.flatMap((one) =>
    one.kind === 'collection' || one.kind === 'menu' || one.kind === 'page' || one.kind === 'blog'
      ? [one]
      : [],
  );
  const found = new Map<string, UntranslatedTitle[]>();
  if (own === undefined || others.length === 0 || titled.length === 0) return found;
  const fields = titled.map(({ kind, handle }, index) => {
    const entries = kind === 'menu' ? ' items { id title }' : '';
    return `a${index}: ${kind}(handle: ${JSON.stringify(handle)}) { title${entries} }`;
  });
  const read = async (locale: Locale) =>
    seenSchema.parse(
      await ask(`query StoreTitles @inContext(language: ${platformCode(locale)}) { ${fields.join(' ')} }`),
    );
  const inOwn = await read(own);
  for (const locale of others) {
    const inOther = await read(locale);
    for (const [index, requirement] of titled.entries()) {
      const key = titleKey(requirement);
      const lacking = sameTitles(requirement, inOwn[`a${index}`], inOther[`a${index}`], locale);
      if (lacking.length > 0) found.set(key, [...(found.get(key) ?? []), ...lacking]);
    }
  }
  return found;
}

function sameTitles(
  requirement: Titled,
  own: Seen[string] | undefined,
  other: Seen[string] | undefined,
  locale: Locale,
): UntranslatedTitle[] {
  if (!own || !other) return [];
  const isOther = ({ title, otherTitles }: RequiredTitle) => (otherTitles?.[locale] ?? title) !== title;
  const titles =
    own.title === other.title && isOther(requirement)
      ? [{ title: own.title, locale, isAsMade: own.title === requirement.title }]
      : [];
  if (requirement.kind !== 'menu') return titles;
  const entries = new Set(other.items?.map(({ id, title }) => `${id} ${title}`));
  const same = (own.items ?? []).filter(({ id, title }) => entries.has(`${id} ${title}`));
  return [
    ...titles,
    ...same.flatMap(({ title }) =>
      requirement.collections.some((one) => one.title === title && isOther(one))
        ? [{ title, locale, isAsMade: true }]
        : [],
    ),
  ];
}

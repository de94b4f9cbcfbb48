// The small zod: the menus' code reads answers by this contract too.
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#foundation/i18n/locale.ts';

/** The query of GET /api/menus (HEAD-05): the language of the page that asks. */
export const menusQuery = z.object({
  locale: z._default(z.enum(LOCALES, `must be one of ${LOCALES.join(', ')}`), 'ja'),
});

/** More lists than a menu of this shop has. */
const MOST_LISTS = 100;
/** Groups of AI tags, and tags of a group. */
const MOST_TAGS = 20;

/** In the language that was asked for, and of this shop. */
const path = z.string().check(z.regex(/^\/(?![/\\])/));
/** Width by height, null where the platform does not say. */
const ratio = z.nullable(z.number().check(z.positive()));
const image = z.nullable(z.object({ src: z.string(), ratio }));
const count = z.nullable(z.int().check(z.nonnegative()));
const featured = z.nullable(z.object({ path, title: z.string(), note: z.string(), image }));

/** Its answer: what the menus show beside their words. A count is null where the platform does not count. */
export const menusAnswer = z.object({
  /** Of categories, purposes and producers alike; `note` is a producer's place and field, else empty. */
  lists: z.array(z.object({ path, count, image, note: z.string() })).check(z.maxLength(MOST_LISTS)),
  tagGroups: z
    .array(
      z.object({
        title: z.string(),
        image,
        tags: z.array(z.object({ path, label: z.string(), count })).check(z.maxLength(MOST_TAGS)),
      }),
    )
    .check(z.maxLength(MOST_TAGS)),
  /** One place picture beside the categories, and one beside the producers. */
  category: featured,
  producer: featured,
  /** Pictures of the drawer's rows. */
  rows: z.object({
    category: image,
    purpose: image,
    tag: image,
    producer: image,
    gift: image,
    columns: image,
  }),
});

export type MenusAnswer = z.output<typeof menusAnswer>;
export type MenuImage = NonNullable<z.output<typeof image>>;

/** The endpoint's address for the pages of a language. */
export function menusAddress(locale: Locale): string {
  return `/api/menus?${new URLSearchParams({ locale })}`;
}

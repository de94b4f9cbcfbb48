// zod/mini: the menus' code parses answers by this contract, too.

import type { Locale } from '@shop/rules/language';
import * as z from 'zod/mini';

/** Above the number in any menu of this shop. */
const MAX_LISTS = 100;
/** Maximum groups of AI tags, and tags per group. */
const MAX_TAGS = 20;

/** In the requested language, and of this shop. */
const path = z.string().check(z.regex(/^\/(?![/\\])/));
/** Width by height, null if the platform provides none. */
const ratio = z.nullable(z.number().check(z.positive()));
const image = z.nullable(z.object({ src: z.string(), ratio }));
const count = z.nullable(z.int().check(z.nonnegative()));
const featured = z.nullable(z.object({ path, title: z.string(), note: z.string(), image }));

/** The answer: additions to the menus' labels. A count is null if the platform does not count. */
export const menusAnswer = z.object({
  /** For categories, purposes and producers; `note` is a producer's place and field, else empty. */
  lists: z.array(z.object({ path, count, image, note: z.string() })).check(z.maxLength(MAX_LISTS)),
  tagGroups: z
    .array(
      z.object({
        title: z.string(),
        image,
        tags: z.array(z.object({ path, label: z.string(), count })).check(z.maxLength(MAX_TAGS)),
      }),
    )
    .check(z.maxLength(MAX_TAGS)),
  /** An image of a place beside the categories, and one beside the producers. */
  category: featured,
  producer: featured,
  /** Images of the drawer's rows. */
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

import { messages as en } from './__generated__/catalogue.en';
import { messages as ja } from './__generated__/catalogue.ja';
import type { MessagePart, Messages } from './__generated__/messages';
import { PART_TABLES } from './__generated__/part-tables';
import { bindMessages } from './bind-messages';
import { branded } from './branded';
import type { Locale } from './locale';
import type { MessageTable } from './message-table';

const CATALOGUES = { ja, en } as const satisfies Record<Locale, unknown>;

/**
 * All of the shop's messages in a language. Server only: a client component binds the table of its part.
 * @param category whose goods they speak of (BRAND-06)
 */
export function messages(locale: Locale, category?: string): Messages {
  return bindMessages(branded(CATALOGUES[locale], locale, category));
}

/** The browser messages of a page's part, passed to its client component; the same object on each call. */
export function messageTable<Part extends MessagePart>(
  part: Part,
  locale: Locale,
  category?: string,
): MessageTable<Part> {
  return branded(PART_TABLES[part][locale], locale, category);
}

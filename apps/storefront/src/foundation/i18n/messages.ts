import { LANGUAGES, type Locale } from '@shop/rules/language';
import type { MessagePart, Messages } from './__generated__/messages';
import { CATALOGUES, CODE_PARTS, PART_TABLES } from './__generated__/part-tables';
import { bindMessages } from './bind-messages';
import { branded } from './branded';
import type { CodeMessages, MessageTable } from './message-table';

/**
 * All of the shop's messages in a language. Server only: a client component binds the table of its part.
 * @param category whose goods they name (BRAND-06)
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

/** The messages that a page contains for code that loads on intent; undefined in a language whose messages are files of that code. */
export function embeddedMessages(locale: Locale): CodeMessages | undefined {
  if (LANGUAGES[locale].fallback === null) return undefined;
  return Object.fromEntries(
    CODE_PARTS.map((part) => [part, messageTable<MessagePart>(part, locale)]),
  ) as unknown as CodeMessages;
}

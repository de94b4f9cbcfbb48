import type { MessagePart } from './__generated__/messages';
import type { CompiledMessages } from './compiled-message';
import type { Locale } from './locale';

declare const PART: unique symbol;

/**
 * The messages of one part of a page in one language, as sent to the browser. A client component with the prop
 * `messages: MessageTable<'cart'>` is a root of the part `cart`: the table contains the messages of it and all its imports.
 */
export interface MessageTable<Part extends MessagePart> extends CompiledMessages {
  readonly locale: Locale;
  readonly [PART]?: Part;
}

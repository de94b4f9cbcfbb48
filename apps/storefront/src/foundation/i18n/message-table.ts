import type { MessagePart } from './__generated__/messages';
import type { CompiledMessages } from './compiled-message';
import type { Locale } from './locale';

declare const PART: unique symbol;

/**
 * The words of one part of a page in one language, as they travel to the browser. A client component that takes
 * `messages: MessageTable<'cart'>` is a root of the part `cart`: the table holds what it and all that it imports say.
 */
export interface MessageTable<Part extends MessagePart> extends CompiledMessages {
  readonly locale: Locale;
  readonly [PART]?: Part;
}

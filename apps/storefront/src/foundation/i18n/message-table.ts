import type { MessagePart } from './__generated__/messages';
import type { CODE_PARTS } from './__generated__/part-tables';
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

/**
 * A message as the generator compiles it (scripts/codegen/messages): a text with `{name}` for a value and `{#name}` for a count,
 * or a choice by a value.
 */
export type CompiledMessage =
  | string
  | readonly [by: 'plural' | 'select', name: string, cases: Readonly<Record<string, CompiledMessage>>];

/** Compiled messages by name, and their language. */
export interface CompiledMessages {
  readonly [name: string]: CompiledMessage | CompiledMessages;
}

/** A part of code that loads on intent. */
export type CodePart = (typeof CODE_PARTS)[number];

/** Messages of all code that loads on intent, by part. */
export type CodeMessages = { readonly [Part in CodePart]: MessageTable<Part> };

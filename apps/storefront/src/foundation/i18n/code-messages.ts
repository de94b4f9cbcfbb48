import type { CODE_PARTS } from './__generated__/part-tables';
import type { MessageTable } from './message-table';

/** A part of code that loads on intent. */
export type CodePart = (typeof CODE_PARTS)[number];

/** Messages of all code that loads on intent, by part. */
export type CodeMessages = { readonly [Part in CodePart]: MessageTable<Part> };

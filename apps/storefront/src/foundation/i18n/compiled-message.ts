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

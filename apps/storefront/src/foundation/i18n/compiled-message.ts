/**
 * A message as the generator compiles it (scripts/codegen/messages): a text with `{name}` where a value goes and `{#name}`
 * where a count does, or a choice between several by a value.
 */
export type CompiledMessage =
  | string
  | readonly [by: 'plural' | 'select', name: string, cases: Readonly<Record<string, CompiledMessage>>];

/** Compiled messages by their names, and the language they are in. */
export interface CompiledMessages {
  readonly [name: string]: CompiledMessage | CompiledMessages;
}

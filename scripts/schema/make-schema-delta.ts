import type { IntrospectionQuery } from 'graphql';
import { MEMBER_LISTS, type SchemaDelta } from '../../packages/graphql/src/schema-delta';
import { schemaHash } from '../../packages/graphql/src/schema-hash';

interface Entry {
  readonly name: string;
}
type ListDelta = SchemaDelta['types'];

/**
 * The difference of a version's introspection from another one's. A changed description alone is no difference: new entries keep their
 * descriptions, old ones stay unchanged.
 */
export function makeSchemaDelta(
  base: { readonly apiVersion: string; readonly introspection: IntrospectionQuery },
  next: { readonly packageVersion: string; readonly introspection: IntrospectionQuery },
): SchemaDelta {
  const before = base.introspection.__schema;
  const after = next.introspection.__schema;
  const known = new Map(before.types.map((type) => [type.name, type]));
  const members: Record<string, Record<string, ListDelta>> = {};
  for (const type of after.types) {
    const old = known.get(type.name);
    if (old === undefined) continue;
    const lists = MEMBER_LISTS.flatMap((list) => {
      const change = listDelta(entriesOf(old, list), entriesOf(type, list), withoutDescriptions);
      return change.put.length + change.removed.length === 0 ? [] : [[list, change] as const];
    });
    if (lists.length > 0) members[type.name] = Object.fromEntries(lists);
  }
  return {
    base: base.apiVersion,
    packageVersion: next.packageVersion,
    sha256: schemaHash(next.introspection),
    types: listDelta(before.types, after.types, ({ name }) => name),
    directives: listDelta(before.directives, after.directives, withoutDescriptions),
    members,
  };
}

function listDelta(
  before: readonly Entry[],
  after: readonly Entry[],
  essence: (entry: Entry) => string,
): ListDelta {
  const old = new Map(before.map((entry) => [entry.name, essence(entry)]));
  const names = new Set(after.map(({ name }) => name));
  return {
    put: after.filter((entry) => old.get(entry.name) !== essence(entry)),
    removed: [...old.keys()].filter((name) => !names.has(name)),
  };
}

function entriesOf(type: object, list: string): readonly Entry[] {
  return ((type as Record<string, unknown>)[list] as readonly Entry[] | null | undefined) ?? [];
}

/** The entry as text without descriptions. */
function withoutDescriptions(entry: Entry): string {
  return JSON.stringify(entry, (key, value: unknown) => (key === 'description' ? undefined : value));
}

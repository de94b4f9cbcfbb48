import type { IntrospectionQuery } from 'graphql';

/** One entry of an introspected schema: a type, a field, an input field, an enum's value or a directive. */
interface Entry {
  readonly name: string;
}

/** The lists of a type's introspection that have named entries. */
export const MEMBER_LISTS = ['fields', 'inputFields', 'enumValues', 'possibleTypes', 'interfaces'] as const;
type MemberList = (typeof MEMBER_LISTS)[number];

/** How the list of one type differs: entries that are new or other, and the names of those that are gone. */
interface ListDelta {
  readonly put: readonly Entry[];
  readonly removed: readonly string[];
}

/** How one version of the API differs from another one, in the words of introspection (ADR 73). Made by `npm run schema:versions`. */
export interface SchemaDelta {
  /** The version that it is a difference from. */
  readonly base: string;
  /** The release of the provider's package that this version was read of. */
  readonly packageVersion: string;
  /** SHA-256 of the version's schema as `canonicalSchema` prints it. */
  readonly sha256: string;
  readonly types: ListDelta;
  readonly directives: ListDelta;
  readonly members: Readonly<Record<string, Partial<Readonly<Record<MemberList, ListDelta>>>>>;
}

type IntrospectedType = Entry & Partial<Record<MemberList, readonly Entry[] | null>>;
type IntrospectedSchema = IntrospectionQuery['__schema'];

/** The introspection of a version, from that of the one which its delta is based on. Neither is changed. */
export function applySchemaDelta(base: IntrospectionQuery, delta: SchemaDelta): IntrospectionQuery {
  const types = applyList<IntrospectedType>(base.__schema.types, delta.types).map((type) => {
    const members = delta.members[type.name];
    if (members === undefined) return type;
    const changed = Object.entries(members).map(([list, change]) => [
      list,
      applyList(type[list as MemberList] ?? [], change),
    ]);
    return { ...type, ...Object.fromEntries(changed) };
  });
  const directives = applyList(base.__schema.directives, delta.directives);
  return { ...base, __schema: { ...base.__schema, types, directives } as unknown as IntrospectedSchema };
}

function applyList<Item extends Entry>(items: readonly Item[], { put, removed }: ListDelta): Item[] {
  const changed = new Map((put as readonly Item[]).map((item) => [item.name, item]));
  const stays = items.filter(({ name }) => !removed.includes(name));
  const names = new Set(stays.map(({ name }) => name));
  return [
    ...stays.map((item) => changed.get(item.name) ?? item),
    ...[...changed.values()].filter(({ name }) => !names.has(name)),
  ];
}

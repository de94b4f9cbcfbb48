import {
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Changes of a schema since an older one, one sentence each. */
export interface SchemaChanges {
  readonly breaking: readonly string[];
  readonly dangerous: readonly string[];
  readonly added: readonly string[];
}

/** Compares two schemas. */
export function schemaChanges(before: GraphQLSchema, after: GraphQLSchema): SchemaChanges {
  const known = new Set(memberNames(before));
  return {
    breaking: findBreakingChanges(before, after).map(({ description }) => description),
    dangerous: findDangerousChanges(before, after).map(({ description }) => description),
    added: memberNames(after).filter((name) => !known.has(name)),
  };
}

/** Types, their fields and enum values, as `Type` and `Type.field`, without introspection types. */
function memberNames(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) {
      return [];
    }
    const members = isEnumType(type)
      ? type.getValues().map(({ name }) => name)
      : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.keys(type.getFields())
        : [];
    return [type.name, ...members.map((member) => `${type.name}.${member}`)];
  });
}

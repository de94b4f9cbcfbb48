import { loadPinnedSchema } from '@shop/graphql/schema';
import { buildClientSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { Resolvers } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';
import { resolverModules } from './resolver-modules.ts';

type AnyFieldResolver = GraphQLFieldResolver<unknown, PlatformContext>;

/**
 * The pinned schema with our resolvers on it. Unions and interfaces are told by `__typename`.
 * @throws Error for a resolver of a field that the schema does not have, or a second one for the same field
 */
export function buildSchema(): GraphQLSchema {
  const schema = buildClientSchema(loadPinnedSchema().introspection, { assumeValid: true });
  for (const module of resolverModules) attach(schema, module);
  return schema;
}

function attach(schema: GraphQLSchema, module: Resolvers): void {
  for (const [typeName, fields] of Object.entries(module)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}`);
    const known = type.getFields();
    for (const [name, resolver] of Object.entries(fields as Record<string, AnyFieldResolver>)) {
      const field = known[name];
      if (field === undefined) throw new Error(`The schema has no field ${typeName}.${name}`);
      if (field.resolve !== undefined) throw new Error(`${typeName}.${name} has two resolvers`);
      field.resolve = resolver;
    }
  }
}

import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import {
  buildClientSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { PlatformContext } from './context.ts';
import { resolverModules } from './resolver-modules.ts';
import { newerVersionsResolvers } from './resolvers/newer-versions.ts';
import { guardFields } from './tokenless.ts';
import { API_VERSIONS, introspectionOf } from './versions/api-schemas.ts';
import { withDeprecatedInputs } from './versions/deprecated-inputs.ts';

type AnyFieldResolver = GraphQLFieldResolver<unknown, PlatformContext>;
type AnyResolvers = Readonly<Record<string, unknown>>;

/**
 * Builds the schema of a version (one of `API_VERSIONS`) with our resolvers. `__typename` distinguishes unions and interfaces.
 * @throws Error for a resolver of a field that none of its versions has, or a duplicate resolver
 */
export function buildSchema(version: string = STOREFRONT_API_VERSION): GraphQLSchema {
  const introspection = withDeprecatedInputs(introspectionOf(version));
  const schema = buildClientSchema(introspection, { assumeValid: true });
  const dateTime = schema.getType('DateTime');
  // The provider returns whole seconds.
  if (isScalarType(dateTime)) dateTime.serialize = (moment) => String(moment).replace(/\.\d+Z$/, 'Z');
  // An older version lacks later additions; versions only grow.
  const isOlder = version < STOREFRONT_API_VERSION;
  for (const module of resolverModules) attach(schema, module as AnyResolvers, !isOlder);
  attach(schema, newerVersionsResolvers as AnyResolvers, version === API_VERSIONS.at(-1));
  guardFields(schema);
  return schema;
}

function attach(schema: GraphQLSchema, module: AnyResolvers, isWhole: boolean): void {
  for (const [typeName, fields] of Object.entries(module)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) {
      if (isWhole) throw new Error(`The schema has no object type ${typeName}`);
      continue;
    }
    const known = type.getFields();
    for (const [name, resolver] of Object.entries(fields as Record<string, AnyFieldResolver>)) {
      const field = known[name];
      if (field === undefined) {
        if (isWhole) throw new Error(`The schema has no field ${typeName}.${name}`);
        continue;
      }
      if (field.resolve !== undefined) throw new Error(`${typeName}.${name} has two resolvers`);
      field.resolve = resolver;
    }
  }
}

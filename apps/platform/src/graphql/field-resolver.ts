import type { GraphQLFieldResolver } from 'graphql';
import type { PlatformContext } from './context.ts';
import { graphqlError } from './graphql-error.ts';

/**
 * Default resolver: the parent's value of that name. A missing value is an error that names the field as unsupported; values are never
 * invented.
 */
export const fieldResolver: GraphQLFieldResolver<unknown, PlatformContext> = (
  source,
  _args,
  _context,
  info,
) => {
  const value =
    typeof source === 'object' && source !== null
      ? (source as Record<string, unknown>)[info.fieldName]
      : undefined;
  if (value !== undefined) return value;
  throw graphqlError(
    `${info.parentType.name}.${info.fieldName} is not supported by this platform`,
    'UNSUPPORTED_FIELD',
  );
};

import type { GraphQLFieldResolver } from 'graphql';
import type { PlatformContext } from './context.ts';
import { graphqlError } from './graphql-error.ts';

/**
 * Answers a field that has no resolver: with the parent's value of that name. A value that is not there means that the
 * platform does not do that field, and the client is told so by name; nothing is ever made up.
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

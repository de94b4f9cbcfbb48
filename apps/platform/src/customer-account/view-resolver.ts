import type { GraphQLFieldResolver } from 'graphql';
import type { PlatformContext } from '../graphql/context.ts';
import { fieldResolver } from '../graphql/field-resolver.ts';

/**
 * Resolves a field of the Customer Account API from a view: its value, or the result of its function. A missing field is an error that
 * names it as unsupported.
 */
export const viewResolver: GraphQLFieldResolver<unknown, PlatformContext> = (source, args, context, info) => {
  const value =
    typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined;
  return typeof value === 'function'
    ? value.call(source, args, context, info)
    : fieldResolver(source, args, context, info);
};

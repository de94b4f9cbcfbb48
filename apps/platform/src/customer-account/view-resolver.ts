import type { GraphQLFieldResolver } from 'graphql';
import type { PlatformContext } from '../graphql/context.ts';
import { fieldResolver } from '../graphql/field-resolver.ts';

/**
 * Answers a field of the Customer Account API from a view: with its value of that name, or by asking its function of that name. What a
 * view does not have is not supported, and said so by name.
 */
export const viewResolver: GraphQLFieldResolver<unknown, PlatformContext> = (source, args, context, info) => {
  const value =
    typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined;
  return typeof value === 'function'
    ? value.call(source, args, context, info)
    : fieldResolver(source, args, context, info);
};

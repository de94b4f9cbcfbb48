import { GraphQLError } from 'graphql';

/** An error for clients, with the provider's code in `extensions.code`. */
export function graphqlError(message: string, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

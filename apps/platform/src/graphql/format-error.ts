import { isDatabaseDown } from '@shop/rules/is-database-down';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { withoutValues } from '../db/without-values.ts';
import { variableInProviderWords } from './provider-words.ts';

/**
 * What a client is told of an error. Errors of GraphQL itself, in the provider's words, and those made for clients go out; the reason of any
 * other stays in the log, under the request id that the client is given.
 */
export function formatError(error: GraphQLError, requestId: string): GraphQLFormattedError {
  const cause = error.originalError;
  if (cause === undefined || cause === null || cause instanceof GraphQLError) {
    const worded = variableInProviderWords(error) ?? error;
    const { message, locations, path, extensions } = worded.toJSON();
    return {
      message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: { code: 'BAD_REQUEST', ...extensions },
    };
  }
  const isDown = isDatabaseDown(cause);
  const logged = withoutValues(cause);
  if (isDown) {
    const reason = logged instanceof Error ? logged.message : String(logged);
    console.error(`request ${requestId}: the database is not there: ${reason}`);
  } else console.error(`request ${requestId} failed:`, logged);
  return {
    message: isDown
      ? `Service is unavailable, try again later. Request ID: ${requestId}`
      : `Internal error. Looks like something went wrong on our end. Request ID: ${requestId} (include this in support requests).`,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    extensions: { code: isDown ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', requestId },
  };
}

import { isDatabaseDown } from '@shop/rules/is-database-down';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { withoutValues } from '../db/without-values.ts';
import { variableInProviderWords } from './provider-words.ts';

/** An error for clients, with the provider's code in `extensions.code`. */
export function graphqlError(message: string, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/**
 * Formats an error for the client. GraphQL errors, in the provider's wording, and errors made for clients are sent. The reason of any other
 * error stays in the log, under the client's request id.
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
    console.error(`request ${requestId}: the database is unavailable: ${reason}`);
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

import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseDown } from '../db/is-database-down.ts';
import { withoutValues } from '../db/without-values.ts';

/** The provider's codes of what is wrong with a document or its variables. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/^Cannot query field /, 'undefinedField'],
  [/^Unknown argument /, 'argumentNotAccepted'],
  [/^Unknown type /, 'undefinedType'],
  [/^Unknown fragment /, 'useAndDefineFragment'],
  [/ is required, but it was not provided/, 'missingRequiredArguments'],
  [/^Variable .* got invalid value|^Variable .* of required type /, 'INVALID_VARIABLE'],
  [/^Variable .* is never used/, 'variableNotUsed'],
  [/^Variable .* is not defined/, 'variableNotDefined'],
  [/ must have a selection of subfields| must not have a selection /, 'selectionMismatch'],
];

/**
 * What a client is told of an error. Errors of GraphQL itself and those made for clients go out as they are; the reason of any
 * other stays in the log, under the request id that the client is given.
 */
export function formatError(error: GraphQLError, requestId: string): GraphQLFormattedError {
  const cause = error.originalError;
  if (cause === undefined || cause === null || cause instanceof GraphQLError) {
    const { message, locations, path, extensions } = error.toJSON();
    return {
      message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: { code: codeOf(message), ...extensions },
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

function codeOf(message: string): string {
  return CODES.find(([pattern]) => pattern.test(message))?.[1] ?? 'BAD_REQUEST';
}

import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import {
  graphqlFailure,
  httpFailure,
  networkFailure,
  type OperationFailure,
  type PlatformError,
  validationFailure,
} from './operation-result';

/** What Apollo Client throws or answers with, as one of our layers. */
export function failureOfClientError(error: unknown): OperationFailure {
  if (CombinedGraphQLErrors.is(error)) {
    return graphqlFailure(error.errors as readonly PlatformError[]);
  }
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const { statusCode } = error;
    return statusCode >= 400
      ? httpFailure(statusCode)
      : validationFailure('an answer that is no GraphQL answer', statusCode);
  }
  return networkFailure(error);
}

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
  if (ServerError.is(error)) {
    return httpFailure(error.statusCode);
  }
  if (ServerParseError.is(error)) {
    return error.statusCode >= 400
      ? httpFailure(error.statusCode)
      : validationFailure('an answer that is no JSON', error.statusCode);
  }
  return networkFailure(error);
}

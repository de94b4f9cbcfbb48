import {
  type DocumentNode,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import { type OperationProblem, problemOf } from './operation-problem';

/** Validation result of one schema. */
export interface OperationVerdict {
  /** Operations the platform would refuse. */
  readonly broken: readonly OperationProblem[];
  /** Operations that still work; the message has the reason. */
  readonly deprecated: readonly OperationProblem[];
}

const NO_LIMIT = { maxErrors: 10_000 };

/** Validates every operation against a schema. */
export function validateOperations(schema: GraphQLSchema, document: DocumentNode): OperationVerdict {
  return {
    broken: validate(schema, document, specifiedRules, NO_LIMIT).map(problemOf),
    deprecated: validate(schema, document, [NoDeprecatedCustomRule], NO_LIMIT).map(problemOf),
  };
}

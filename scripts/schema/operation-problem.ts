import { type GraphQLError, getLocation } from 'graphql';

/** A problem of an operation, with its position. */
export interface OperationProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A GraphQL error with its position. */
export function problemOf(error: GraphQLError): OperationProblem {
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  const offset = error.positions?.[0] ?? error.nodes?.[0]?.loc?.start;
  const { line, column } =
    source && offset !== undefined ? getLocation(source, offset) : { line: 0, column: 0 };
  return { file: source?.name ?? 'unknown file', line, column, message: error.message };
}

/** `file:line:column message`, which editors and terminals link. */
export function formatProblem({ file, line, column, message }: OperationProblem): string {
  return `${file}:${line}:${column} ${message}`;
}

import { type GraphQLError, getLocation } from 'graphql';

/** Something about an operation, at its place. */
export interface OperationProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A GraphQL error at the place it is about. */
export function problemOf(error: GraphQLError): OperationProblem {
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  const offset = error.positions?.[0] ?? error.nodes?.[0]?.loc?.start;
  const { line, column } =
    source && offset !== undefined ? getLocation(source, offset) : { line: 0, column: 0 };
  return { file: source?.name ?? 'unknown file', line, column, message: error.message };
}

/** `file:line:column message`, as editors and terminals make it a link. */
export function formatProblem({ file, line, column, message }: OperationProblem): string {
  return `${file}:${line}:${column} ${message}`;
}

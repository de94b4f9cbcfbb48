import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type DocumentNode, GraphQLError, Kind, parse, Source } from 'graphql';
import { type OperationProblem, problemOf } from './operation-problem';

/** Every operation and fragment below a folder, as one document whose nodes know their files. */
export interface LoadedOperations {
  readonly document: DocumentNode;
  readonly operationCount: number;
  /** Files without valid GraphQL. */
  readonly problems: readonly OperationProblem[];
}

/** @param root base of paths in messages */
export function loadOperations(root: string, folder: string): LoadedOperations {
  const problems: OperationProblem[] = [];
  const definitions = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .flatMap((name) => {
      const path = join(root, folder, name);
      const shown = relative(root, path).split(sep).join('/');
      try {
        return parse(new Source(readFileSync(path, 'utf8'), shown)).definitions;
      } catch (error) {
        if (!(error instanceof GraphQLError)) {
          throw error;
        }
        problems.push(problemOf(error));
        return [];
      }
    });
  return {
    document: { kind: Kind.DOCUMENT, definitions },
    operationCount: definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length,
    problems,
  };
}

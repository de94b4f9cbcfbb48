import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';
import { ADMIN_DOCUMENTS } from '../../apps/storefront/commands/store/admin-documents';
import { schemaDifferences } from './schema-differences';

/** The part of the Admin API that the local platform has. */
export function standInAdminSchema(root: string): GraphQLSchema {
  return buildSchema(readFileSync(join(root, 'apps/platform/src/admin-api/admin-schema.graphql'), 'utf8'));
}

/** What the documents of `npm run store:check` and `store:prepare` ask that a schema does not have. */
export function adminDocumentProblems(schema: GraphQLSchema): string[] {
  return Object.entries(ADMIN_DOCUMENTS).flatMap(([name, text]) =>
    validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
  );
}

/** Where those documents and the local platform say something else than the provider's schema; a line for each, none when all is well. */
export function adminProblems(root: string, official: GraphQLSchema): string[] {
  return [...adminDocumentProblems(official), ...schemaDifferences(standInAdminSchema(root), official)];
}

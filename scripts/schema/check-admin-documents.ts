import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';
import { ADMIN_DOCUMENTS } from '../../apps/storefront/commands/store/admin-documents';
import { schemaDifferences } from './schema-differences';

/** The local platform's part of the Admin API. */
export function localAdminSchema(root: string): GraphQLSchema {
  return buildSchema(readFileSync(join(root, 'apps/platform/src/admin-api/admin-schema.graphql'), 'utf8'));
}

/** Parts of the documents of `npm run store:check` and `store:prepare` that a schema lacks. */
export function adminDocumentProblems(schema: GraphQLSchema): string[] {
  return Object.entries(ADMIN_DOCUMENTS).flatMap(([name, text]) =>
    validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
  );
}

/** Differences of those documents and the local platform from the provider's schema; one line each. */
export function adminProblems(root: string, official: GraphQLSchema): string[] {
  return [...adminDocumentProblems(official), ...schemaDifferences(localAdminSchema(root), official)];
}

import { createHash } from 'node:crypto';
import { buildClientSchema, type IntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';

/** SHA-256 of a schema, printed sorted by name and without descriptions: equivalent schemas have the same hash. */
export function schemaHash(introspection: IntrospectionQuery): string {
  const bare = JSON.parse(
    JSON.stringify(introspection, (key, value: unknown) => (key === 'description' ? null : value)),
  ) as IntrospectionQuery;
  const schema = lexicographicSortSchema(buildClientSchema(bare, { assumeValid: true }));
  return createHash('sha256').update(printSchema(schema)).digest('hex');
}

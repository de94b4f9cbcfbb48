import { buildSchema, type IntrospectionQuery, introspectionFromSchema } from 'graphql';
import { expect, test } from 'vitest';
import { applySchemaDelta } from '../../packages/graphql/src/schema-delta';
import { schemaHash } from '../../packages/graphql/src/schema-hash';
import { makeSchemaDelta } from './make-schema-delta';

const introspect = (sdl: string): IntrospectionQuery => introspectionFromSchema(buildSchema(sdl));

const OLD = introspect(`
  directive @inContext(language: String) on QUERY
  "A shop" type Shop { name: String, fax: String, terms: String }
  enum Code { INVALID, GONE }
  input Line { id: ID }
  type Fax { number: String }
  type Query { shop: Shop, fax: Fax, find(code: Code): String }`);

const NEW = introspect(`
  directive @inContext(language: String, visitor: Visitor) on QUERY
  input Visitor { analytics: Boolean }
  "The shop" type Shop { "Its name" name: String, terms: String! }
  enum Code { INVALID, NEW }
  input Line { id: ID, parent: Line }
  type Query { shop: Shop, find(code: Code!): String }`);

test.each([
  ['newer', OLD, NEW],
  ['older', NEW, OLD],
  ['equal', OLD, OLD],
])('[PLAT-04] a delta restores the %s schema from the other one', (_, from, to) => {
  const before = JSON.stringify(from);
  const delta = makeSchemaDelta(
    { apiVersion: '2025-01', introspection: from },
    { packageVersion: '2025.4.0', introspection: to },
  );
  expect(delta).toMatchObject({ base: '2025-01', packageVersion: '2025.4.0', sha256: schemaHash(to) });
  expect(schemaHash(applySchemaDelta(from, delta))).toBe(schemaHash(to));
  expect(JSON.stringify(from)).toBe(before);
});

test('[PLAT-04] it contains the differences only, without changed descriptions', () => {
  const { types, members, directives } = makeSchemaDelta(
    { apiVersion: '', introspection: OLD },
    { packageVersion: '', introspection: NEW },
  );
  const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name);
  expect([names(types.put), types.removed, names(directives.put)]).toEqual([
    ['Visitor'],
    ['Fax'],
    ['inContext'],
  ]);
  expect(Object.keys(members).sort()).toEqual(['Code', 'Line', 'Query', 'Shop']);
  expect([names(members['Shop']?.fields?.put), members['Shop']?.fields?.removed]).toEqual([
    ['terms'],
    ['fax'],
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, buildSchema, getIntrospectionQuery, graphqlSync } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadPinnedSchema } from '../../packages/graphql/src/schema';
import { projectRoot } from '../setup/project-root.mjs';
import { fetchLiveSchema, storeFromEnvironment } from './live-schema';
import { loadOperations } from './load-operations';
import { formatProblem } from './operation-problem';
import { schemaChanges } from './schema-changes';
import { schemaReport } from './schema-report';
import { newestOfEachLine, retirementDay } from './schema-versions';
import { validateOperations } from './validate-operations';

const OLD = buildSchema(`
  type Query { cart(id: ID!): Cart  shop: Shop }
  type Cart { id: ID! note: String }
  type Shop { name: String }
  enum Code { INVALID }
`);
const DEPRECATING = buildSchema(`
  type Query { cart(id: ID!): Cart  shop: Shop }
  type Cart { id: ID! note: String @deprecated(reason: "Use remark instead.") remark: String }
  type Shop { name: String }
  enum Code { INVALID GONE }
`);
const NEW = buildSchema(`
  type Query { cart(id: ID!): Cart }
  type Cart { id: ID! remark: String }
  enum Code { GONE }
`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

describe('operations', () => {
  test('[PLAT-01] the operations of the storefront are valid on the pinned schema and use nothing deprecated', () => {
    const { document, problems } = loadOperations(projectRoot, 'packages/graphql/src/operations');
    const schema = buildClientSchema(loadPinnedSchema().introspection, { assumeValid: true });
    expect(problems).toEqual([]);
    expect(validateOperations(schema, document)).toEqual({ broken: [], deprecated: [] });
  });

  test('an unknown field is reported with its file and line', () => {
    write('Note.graphql', 'query Note($id: ID!) {\n  cart(id: $id) {\n    ...N\n  }\n}\n');
    write('N.fragment.graphql', 'fragment N on Cart {\n  id\n  remarks\n}\n');
    const { document } = loadOperations(folder, '.');
    expect(validateOperations(OLD, document).broken.map(formatProblem)).toEqual([
      'N.fragment.graphql:3:3 Cannot query field "remarks" on type "Cart".',
    ]);
  });

  test('an invalid GraphQL file is reported with its file and line, the others are read', () => {
    write('A.graphql', 'query A {\n  cart(id: ');
    write('B.graphql', '{ shop { name } }');
    const { document, operationCount, problems } = loadOperations(folder, '.');
    expect(problems.map(formatProblem)).toEqual(['A.graphql:2:12 Syntax Error: Unexpected <EOF>.']);
    expect(document.definitions).toHaveLength(1);
    expect(operationCount).toBe(1);
  });
});

describe('versions', () => {
  test('the newest patch of each minor version, from the pinned one, in order', () => {
    const versions = [
      '2026.1.2',
      '2024.10.1',
      '2025.10.0',
      '2025.1.4',
      '2025.4.0',
      '2025.4.1',
      '2025.4.10',
      '0.0.0-next-1',
      '2026.4.0-rc.1',
    ];
    expect(newestOfEachLine(versions, '2025.1.4')).toEqual([
      '2025.1.4',
      '2025.4.10',
      '2025.10.0',
      '2026.1.2',
    ]);
  });

  test('a version is supported for twelve months', () => {
    expect(retirementDay('2025-01').toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(retirementDay('2025-10').toISOString()).toBe('2026-10-01T00:00:00.000Z');
  });

  test('changes between two schemas are listed', () => {
    expect(schemaChanges(OLD, NEW)).toEqual({
      breaking: [
        'Shop was removed.',
        'Query.shop was removed.',
        'Cart.note was removed.',
        'INVALID was removed from enum type Code.',
      ],
      dangerous: ['GONE was added to enum type Code.'],
      added: ['Cart.remark', 'Code.GONE'],
    });
  });
});

describe('the report', () => {
  const released = (apiVersion: string, schema: typeof OLD) => ({
    apiVersion,
    packageVersion: `${apiVersion.replace('-0', '.')}.0`,
    schema,
  });
  const releases = [released('2025-01', OLD), released('2025-04', DEPRECATING), released('2025-07', NEW)];

  beforeEach(() => write('Note.graphql', 'query Note {\n  cart(id: "1") {\n    note\n  }\n}\n'));

  const report = (today: string, given = releases) =>
    schemaReport(given, loadOperations(folder, '.').document, new Date(today));

  test('lists breaking changes and deprecations, with location and reason', () => {
    const text = report('2026-02-01').lines.join('\n');
    expect(text).toContain('2025-01  2025.1.0  retired 2026-01-01  0       0');
    expect(text).toContain('2025-04  2025.4.0  until 2026-04-01    0       1');
    expect(text).toContain('2025-07  2025.7.0  until 2026-07-01    1       0');
    expect(text).toContain(
      'deprecated in 2025-04 (2025.4.0):\n  Note.graphql:3:5 The field Cart.note is deprecated. Use remark instead.',
    );
    expect(text).toContain(
      'breaks in 2025-07 (2025.7.0):\n  Note.graphql:3:5 Cannot query field "note" on type "Cart".',
    );
  });

  test('fails for a breaking change in the newest supported version, and for no other', () => {
    expect(report('2026-02-01').isBroken).toBe(true);
    expect(report('2026-02-01', releases.slice(0, 2)).isBroken).toBe(false);
    expect(report('2027-01-01').isBroken).toBe(false);
  });
});

describe('the live schema', () => {
  test('is that of the store in the environment, which needs both variables or none', () => {
    expect(storeFromEnvironment({})).toBeNull();
    expect(
      storeFromEnvironment({ CODEGEN_STORE_DOMAIN: 'x.myshopify.com', CODEGEN_STORE_TOKEN: 't' }),
    ).toEqual({
      domain: 'x.myshopify.com',
      token: 't',
    });
    expect(() => storeFromEnvironment({ CODEGEN_STORE_DOMAIN: 'x' })).toThrow('must be set together');
  });

  test('is read by introspection with the store token, with the served version', async () => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.url, request.headers['x-shopify-storefront-access-token']?.toString());
      const isKnown = seen.at(-1) === 'token';
      response.writeHead(isKnown ? 200 : 401, { 'x-shopify-api-version': '2026-01' });
      response.end(JSON.stringify(graphqlSync({ schema: NEW, source: getIntrospectionQuery() })));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const domain = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { schema, servedVersion } = await fetchLiveSchema({ domain, token: 'token' });
    expect(Object.keys(schema.getTypeMap())).toContain('Cart');
    expect(servedVersion).toBe('2026-01');
    expect(seen).toEqual(['/api/2025-01/graphql.json', 'token']);
    await expect(fetchLiveSchema({ domain, token: 'no' })).rejects.toThrow(`${domain} responded with 401`);
    server.close();
  });
});

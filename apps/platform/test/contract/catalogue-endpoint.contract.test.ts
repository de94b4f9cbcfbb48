import { loadPinnedSchema } from '@shop/graphql/schema';
import { cpuTimeOf } from '@shop/rules/testing/cpu-time';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { EVERY_VERSION, platformOfFile } from '../support/platform-under-test.ts';

const shop = await platformOfFile(EVERY_VERSION);

const SHOP = '{ shop { name } }';

describe('[PLAT-01] the endpoint', () => {
  test('responds to an operation with data and a request id', async () => {
    const response = await shop.post({ query: SHOP });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-shopify-api-version')).toBe('2025-01');
    expect(response.headers.get('access-control-expose-headers')).toMatch(
      /X-Request-Id, X-Shopify-API-Version/,
    );
    expect(await response.json()).toEqual({
      data: { shop: { name: 'コモレノ STORE' } },
      extensions: { context: { country: 'JP', language: 'JA' } },
    });
  });

  test('every response has its own request id, error responses too', async () => {
    const answers = await Promise.all([
      shop.post({ query: SHOP }),
      shop.post({ query: SHOP }, { 'x-shopify-storefront-access-token': '' }),
      shop.post('no operation'),
      fetch(`${shop.url}/nowhere`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 400, 404]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(4);
  });

  test.each([
    ['an empty token', { 'x-shopify-storefront-access-token': '' }],
    ['a wrong token', { 'x-shopify-storefront-access-token': 'localpublictoken0123456789abcdeg' }],
    [
      'a token of another length',
      { 'x-shopify-storefront-access-token': 'localpublictoken0123456789abcdef2' },
    ],
  ])('rejects %s as the provider does', async (_what, headers) => {
    const response = await shop.post({ query: SHOP }, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }],
    });
  });

  test('accepts the private header of servers too', async () => {
    const response = await fetch(shop.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Shopify-Storefront-Private-Token': shop.token },
      body: JSON.stringify({ query: SHOP }),
    });
    expect(response.status).toBe(200);
  });

  test.each([
    ['2025-01', 200],
    ['2024-07', 200],
    ['2025-13', 404],
    ['2031-01', 404],
    ['soon', 404],
  ])('version %s returns %i', async (version, status) => {
    const response = await fetch(`${shop.url}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': shop.token },
      body: JSON.stringify({ query: SHOP }),
    });
    expect(response.status).toBe(status);
    if (status === 404) expect(await response.json()).toEqual({ errors: 'Not Found' });
  });

  test('rejects GET', async () => {
    const response = await fetch(`${shop.endpoint}?query=${encodeURIComponent(SHOP)}`, {
      headers: { 'x-shopify-storefront-access-token': shop.token },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });

  test('allows any origin by CORS', async () => {
    const preflight = await fetch(shop.endpoint, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-shopify-storefront-access-token,x-sdk-variant',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-sdk-variant');
    const response = await shop.post({ query: SHOP }, { origin: 'https://anywhere.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });

  test.each([
    ['not JSON', '{"query":', 400, 'Request body is not valid JSON'],
    ['nothing', '', 400, 'Request body is not valid JSON'],
    ['a list', '[{"query":"{shop{name}}"}]', 400, 'query: Required parameter missing or invalid'],
    ['no query', '{}', 400, 'query: Required parameter missing or invalid'],
    ['an empty query', '{"query":""}', 400, 'query: Required parameter missing or invalid'],
    ['a number', '{"query":5}', 400, 'query: Required parameter missing or invalid'],
    ['null', 'null', 400, 'query: Required parameter missing or invalid'],
    [
      'variables that are a list',
      '{"query":"{shop{name}}","variables":[1]}',
      400,
      'variables: Required parameter missing or invalid',
    ],
    [
      'an operation that is not there',
      '{"query":"query A{shop{name}}","operationName":"B"}',
      400,
      'No operation named "B"',
    ],
    [
      'two operations and no name',
      '{"query":"query A{shop{name}} query B{shop{name}}"}',
      400,
      'An operation name is required',
    ],
    [
      'a body of 2 MB',
      JSON.stringify({ query: SHOP, variables: { x: 'x'.repeat(2_000_000) } }),
      413,
      'Request body is too large',
    ],
  ])('rejects %s without crashing', async (_what, body, status, message) => {
    const response = await shop.post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  });

  test('rejects another content type', async () => {
    expect((await shop.post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
      415,
    );
  });

  test('accepts a plain document as application/graphql', async () => {
    const response = await shop.post(SHOP, { 'content-type': 'application/graphql' });
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'コモレノ STORE' } } });
  });

  test.each([
    ['a slip of syntax', '{ shop { name }', /Syntax Error/],
    ['a field that is not there', '{ shop { nam } }', /nam/],
    ['a variable of the wrong type', 'query($n: Int!) { products(first: $n) { nodes { id } } }', /\$n/],
    ['an argument that is not there', '{ shop(id: 1) { name } }', /id/],
  ])('reports %s with status 200', async (_what, query, message) => {
    const { data, errors } = await shop.ask(query, { n: 'three' });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions?.['code']).toBeTypeOf('string');
    expect(JSON.stringify(errors)).not.toContain('node_modules');
  });

  test.each([
    ['{ shop { nam } }', 'undefinedField'],
    ['{ product(id: "x", nope: 1) { id } }', 'argumentNotAccepted'],
    ['{ product(id: "x") }', 'selectionMismatch'],
    ['query($n: Int!) { products(first: $n) { nodes { id } } }', 'INVALID_VARIABLE'],
    ['{ menu { id } }', 'missingRequiredArguments'],
  ])('%s has the code %s', async (query, code) => {
    expect((await shop.ask(query, { n: 'three' })).errors?.[0]?.extensions?.['code']).toBe(code);
  });

  test('rejects a query above the cost limit', async () => {
    const { data, errors } = await shop.ask(
      '{ collections(first: 250) { nodes { products(first: 250) { nodes { variants(first: 100) { nodes { id } } } } } } }',
    );
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions?.['code']).toBe('MAX_COST_EXCEEDED');
  });

  test.each([
    [300, { data: { shop: { name: 'コモレノ STORE' } } }],
    [3_000, { errors: [{ message: 'Validation aborted.' }] }],
  ])('one field %i times does not block other requests', async (times, answer) => {
    const used = await cpuTimeOf(async () => {
      expect(await shop.ask(`{ ${'shop { name } '.repeat(times)} }`)).toMatchObject(answer);
    });
    expect(used).toBeLessThan(10_000);
  });

  test('rejects a document without end', async () => {
    const { errors } = await shop.ask(
      `{ ${Array.from({ length: 8000 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
    );
    expect(errors?.[0]?.message).toMatch(/tokens/);
  });

  test.each([
    [{ query: 'query  A {\n\n  shop{name}}\n', operationName: 'A', variables: null }],
    [
      {
        query: 'query A($x: Int = 1) { shop { name } a: products(first: $x) { __typename } }',
        variables: {},
      },
    ],
    [
      {
        query:
          'query A { ...Q } query B { __typename } fragment Q on QueryRoot { shop { __typename ... on Shop { name } } }',
        operationName: 'A',
        extensions: { clientLibrary: { name: 'x' } },
      },
    ],
    [{ query: `${SHOP} # ${'苔'.repeat(300)}`, operationName: null, variables: { unused: 1 } }],
  ])('parses client requests: %j', async (body) => {
    expect(await (await shop.post(body)).json()).toMatchObject({ data: { shop: {} } });
  });

  test('responds to the same document with different variables', async () => {
    const query = 'query P($handle: String!) { product(handle: $handle) { handle } }';
    const handles = ['pachira-mini', 'altissima', 'nothing-of-that-name'];
    const answers = await Promise.all(handles.map((handle) => shop.ask(query, { handle })));
    expect(answers.map(({ data }) => data.product?.handle ?? null)).toEqual([
      'pachira-mini',
      'altissima',
      null,
    ]);
  });
});

describe('[PLAT-02] the schema', () => {
  test('is served completely by introspection', async () => {
    const { data } = await shop.ask<IntrospectionQuery>(getIntrospectionQuery());
    const served = lexicographicSortSchema(buildClientSchema(data));
    const pinned = lexicographicSortSchema(buildClientSchema(loadPinnedSchema().introspection));
    expect(Object.keys(served.getTypeMap()).length).toBeGreaterThan(400);
    expect(printSchema(served)).toBe(printSchema(pinned));
  });

  test('an unsupported field is named', async () => {
    const { data, errors } = await shop.ask(
      '{ shop { name } cartCompletionAttempt(attemptId: "x") { __typename } }',
    );
    expect(data).toMatchObject({ shop: { name: 'コモレノ STORE' }, cartCompletionAttempt: null });
    expect(errors).toMatchObject([
      {
        message: 'QueryRoot.cartCompletionAttempt is not supported by this platform',
        path: ['cartCompletionAttempt'],
        extensions: { code: 'UNSUPPORTED_FIELD' },
      },
    ]);
  });
});

test('an unknown URL returns 404, another method 405', async () => {
  expect((await fetch(`${shop.url}/nothing`)).status).toBe(404);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.url}/healthz`, { method: 'DELETE' })).status).toBe(405);
});

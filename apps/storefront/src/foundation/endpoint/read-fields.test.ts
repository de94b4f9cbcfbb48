import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '#foundation/http/problem.ts';
import {
  type BodyKind,
  checkFields,
  isOwnPage,
  languageOfRequest,
  readBody,
  readFields,
  unknownReference,
} from './read-fields';
import { receiveFields } from './read-fields.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The parsed fields, or the refusal's status and title. */
async function read(body: string, type: string | null, kind: BodyKind, encoding?: string) {
  const headers =
    type === null
      ? undefined
      : { 'content-type': type, ...(encoding !== undefined && { 'content-encoding': encoding }) };
  const request = new Request('http://shop.test/api/x', {
    method: 'POST',
    body: new TextEncoder().encode(body),
    ...(headers && { headers }),
  });
  const answer = await readFields(request, kind);
  if (!(answer instanceof Response)) return answer.fields;
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { title, status } = await answer.json();
  expect(answer.status).toBe(status);
  return `${status} ${title}`;
}

describe('[API-06] the fields of a body', () => {
  test.each([JSON_TYPE, 'Application/JSON; charset=utf-8', ' application/json ;x'])(
    'are parsed from JSON by the type %s',
    async (type) => {
      expect(await read('{"name":"花","count":2}', type, 'json')).toEqual({ name: '花', count: 2 });
    },
  );

  test('are parsed from a form without JavaScript; a repeated one is a list, which no field of one value takes', async () => {
    const fields = { name: '花 a', x: ['1', '2', '3'], ['__proto__']: 'y' };
    expect(await read('name=%E8%8A%B1+a&x=1&x=2&x=3&__proto__=y', FORM_TYPE, 'form')).toEqual(fields);
    expect(await read('', FORM_TYPE, 'form')).toEqual({});
  });

  test.each([
    [null, 'json', '415 The body must be application/json'],
    ['text/plain', 'json', '415 The body must be application/json'],
    [FORM_TYPE, 'json', '415 The body must be application/json'],
    ['text/plain; application/json', 'json', '415 The body must be application/json'],
    [JSON_TYPE, 'form', '415 The body must be application/x-www-form-urlencoded'],
  ] as const)('of the type %j are not %s: %s', async (type, kind, refusal) => {
    expect(await read('{}', type, kind)).toBe(refusal);
  });

  test.each([
    [`${JSON_TYPE};charset=Shift_JIS`, undefined, '415 The body must be in UTF-8'],
    [`${JSON_TYPE}; x=y; Charset="utf-16"`, undefined, '415 The body must be in UTF-8'],
    [`${JSON_TYPE}; charset="UTF-8"`, undefined, {}],
    [`${JSON_TYPE}; charset=utf8`, 'identity', {}],
    [JSON_TYPE, 'gzip', '415 The body must not be compressed'],
    [JSON_TYPE, 'identity, BR', '415 The body must not be compressed'],
  ])('of the type %j in the encoding %j are: %j', async (type, encoding, answer) => {
    expect(await read('{}', type, 'json', encoding)).toEqual(answer);
  });

  test('are rejected above 4096 bytes, in any encoding', async () => {
    const text = (bytes: number) => JSON.stringify('a'.repeat(bytes - 2));
    expect(await read(text(4096), JSON_TYPE, 'json')).toBe('a'.repeat(4094));
    expect(await read(text(4097), JSON_TYPE, 'json')).toBe('413 Request body larger than 4096 bytes');
    expect(await read('x'.repeat(4097), FORM_TYPE, 'form')).toBe('413 Request body larger than 4096 bytes');
  });

  test.each(['', '{', 'name=a'])('that are invalid JSON are rejected: %j', async (body) => {
    expect(await read(body, JSON_TYPE, 'json')).toBe('400 Malformed JSON');
  });
});

const encoder = new TextEncoder();

/** A request whose body arrives in these parts, and whether the rest was cancelled. */
function request(parts: readonly string[], headers: Record<string, string> = {}) {
  const cancel = vi.fn();
  const waiting = [...parts];
  const pull = vi.fn((controller: ReadableStreamDefaultController) => {
    const part = waiting.shift();
    if (part === undefined) controller.close();
    else controller.enqueue(encoder.encode(part));
  });
  const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { given: new Request('https://shop.example/', init), cancel, pull };
}

const bytesOf = async (given: Request, limit: number) => {
  const read = await readBody(given, limit);
  if (read instanceof Response) throw new Error(`status ${read.status}`);
  return read;
};

test('[API-06] a body is read completely, in order, up to its last byte', async () => {
  const { given } = request(['{"mail', 'Address":', '"x"}']);
  expect(new TextDecoder().decode(await bytesOf(given, 19))).toBe('{"mailAddress":"x"}');
});

test('[API-06] a body declared at the limit is read, one byte more is rejected unread', async () => {
  const fits = request(['abc'], { 'content-length': '3' });
  expect(await bytesOf(fits.given, 3)).toHaveLength(3);
  const long = request(['abcd'], { 'content-length': '4' });
  expect(await readBody(long.given, 3)).toMatchObject({ status: 413 });
  expect(long.pull).not.toHaveBeenCalled();
});

test('[API-06] a body longer than declared is cut off at the limit', async () => {
  const { given, cancel, pull } = request(['ab', 'cd', 'ef', 'gh'], { 'content-length': '2' });
  expect(await readBody(given, 3)).toMatchObject({ status: 413 });
  expect(cancel).toHaveBeenCalledOnce();
  expect(pull).toHaveBeenCalledTimes(2);
});

test('[API-06] a missing body is empty', async () => {
  expect(await bytesOf(new Request('https://shop.example/', { method: 'POST' }), 10)).toHaveLength(0);
});

const schema = z.object({
  name: z.string().min(2).max(3),
  count: z.int().min(1),
  kind: z.enum(['a', 'b']),
  list: z.array(z.string().regex(/^x$/)).max(2),
  isIt: z.boolean(),
});
const GOOD = { name: 'abc', count: 1, kind: 'a', list: ['x'], isIt: true };

async function details(fields: unknown, part: 'body' | 'query' = 'body') {
  const checked = checkFields(schema, fields, part);
  if (!(checked instanceof Response)) return [];
  expect(checked.status).toBe(400);
  return problemSchema.parse(await checked.json()).errors;
}

describe("[API-06] request errors are plain sentences with the field's name", () => {
  test('none', async () => expect(await details(GOOD)).toEqual([]));

  test.each([
    [{ name: undefined }, 'name', 'name is missing: must be text.'],
    [{ name: 7 }, 'name', 'name must be text.'],
    [{ name: 'a' }, 'name', 'name must have at least 2 characters.'],
    [{ name: 'abcd' }, 'name', 'name must have at most 3 characters.'],
    [{ count: 'x' }, 'count', 'count must be a number.'],
    [{ count: 1.5 }, 'count', 'count must be a whole number.'],
    [{ count: 0 }, 'count', 'count must be at least 1.'],
    [{ kind: 'c' }, 'kind', 'kind must be one of a, b.'],
    [{ list: 'x' }, 'list', 'list must be a list.'],
    [{ list: ['x', 'x', 'x'] }, 'list', 'list must have at most 2 items.'],
    [{ isIt: 1 }, 'isIt', 'isIt must be true or false.'],
  ])('%j', async (change, field, detail) => {
    expect(await details({ ...GOOD, ...change })).toEqual([{ field, detail }]);
  });

  test('several errors of one field are reported once', async () => {
    expect(await details({ ...GOOD, list: ['y', 'z'] })).toEqual([
      { field: 'list', detail: 'list must match /^x$/.' },
    ]);
  });

  test.each(['body', 'query'] as const)('a %s of another type', async (part) => {
    expect(await details([], part)).toEqual([
      { field: part, detail: `The ${part} must be an object with named fields.` },
    ]);
  });
});

test('[API-06] an empty required field is a 400 with its name', async () => {
  const answer = unknownReference('variant_id', 'is no variant');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toEqual({
    status: 400,
    title: 'Invalid request body',
    errors: [{ field: 'variant_id', detail: 'variant_id is no variant.' }],
  });
});

describe('is-own-page', () => {
  const request = (headers: Record<string, string>) =>
    new Request('http://127.0.0.1:3000/api/x', { method: 'POST', headers });

  test.each([
    ['https://shop.example', {}],
    ['https://shop.example', { origin: 'https://shop.example' }],
    ['https://shop.example', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
    ['https://shop.example', { 'sec-fetch-site': 'same-origin' }],
    ['https://shop.example', { 'sec-fetch-site': 'none' }],
    ['http://localhost:3000', { origin: 'http://localhost:3000' }],
    ['http://localhost:3000', { origin: 'http://127.0.0.1:3000' }],
    ['http://localhost:3000', { origin: 'http://[::1]:3000' }],
  ])('[API-06] [SEC-03] for the shop at %s %j is its own page, or missing', (shopUrl, headers) => {
    expect(isOwnPage(request(headers as Record<string, string>), shopUrl)).toBe(true);
  });

  test.each([
    ['https://shop.example', { origin: 'https://evil.example' }],
    ['https://shop.example', { origin: 'https://evil.example', host: 'evil.example' }],
    ['https://shop.example', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['https://shop.example', { origin: 'http://shop.example' }],
    ['https://shop.example', { origin: 'null' }],
    ['https://shop.example', { origin: 'https://shop.example.evil.example' }],
    ['https://shop.example', { 'sec-fetch-site': 'cross-site' }],
    ['https://shop.example', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }],
    ['https://shop.example', { origin: 'https://shop.example', 'sec-fetch-site': 'none' }],
    ['https://shop.example', { origin: 'https://shop.example:8443' }],
    ['http://localhost:3000', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' }],
    ['https://shop.example', { 'sec-fetch-site': 'same-site' }],
    ['http://localhost:3000', { origin: 'http://127.0.0.1:9999', host: '127.0.0.1:9999' }],
    ['http://localhost:3000', { origin: 'http://192.168.0.4:3000', host: '192.168.0.4:3000' }],
  ])("[API-06] [SEC-03] for the shop at %s %j is another site's", (shopUrl, headers) => {
    expect(isOwnPage(request(headers as Record<string, string>), shopUrl)).toBe(false);
  });

  test("[SEC-03] no Host header makes a cross-site page the shop's own", () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.webAuthority(), (address, host) => {
        const { origin } = new URL(address);
        fc.pre(origin !== 'https://shop.example');
        const headers = { origin, host, 'x-forwarded-host': new URL(address).host };
        expect(isOwnPage(request(headers), 'https://shop.example')).toBe(false);
      }),
    );
  });
});

test.each([
  ['en', 'en'],
  ['ja', 'ja'],
  ['EN-GB,ja;q=0.9', 'en'],
  [' en', 'en'],
  ['ja,en;q=0.9', 'ja'],
  ['en;q=0.9,ja;q=0.8', 'en'],
  ['xx', 'ja'],
  ['', 'ja'],
  ['*', 'ja'],
])('[ROUTE-16] a request with %j gets a response in %s', (language, locale) => {
  // A fake object, because a real Request trims its headers.
  const headers = { get: (name: string) => (name === 'accept-language' ? language : null) };
  expect(languageOfRequest({ headers } as unknown as Request)).toBe(locale);
});

test('[ROUTE-16] one without a language gets Japanese', () => {
  expect(languageOfRequest(new Request('http://shop.test/'))).toBe('ja');
});

describe('receive-fields', () => {
  const schema = z.object({ mailAddress: z.string() });
  const receive = (body: string, headers: Record<string, string> = {}) =>
    receiveFields(
      new Request('https://shop.example/api/x', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', origin: 'https://shop.example', ...headers },
      }),
      { shopUrl: 'https://shop.example' },
      schema,
      'json',
    );
  const refused = async (answer: Awaited<ReturnType<typeof receive>>) =>
    answer instanceof Response ? await answer.json() : 'taken';

  describe('[API-06] the fields of a form', () => {
    test('match its contract', async () => {
      expect(await receive('{"mailAddress":"hana@example.com","more":1}')).toEqual({
        value: { mailAddress: 'hana@example.com' },
      });
    });

    test('are rejected from a cross-site page, before they are read', async () => {
      expect(await refused(await receive('{', { origin: 'https://evil.example' }))).toEqual({
        status: 403,
        title: 'Cross-site request refused',
      });
    });

    test('are rejected when they cannot be read', async () => {
      expect(await refused(await receive('{'))).toEqual({ status: 400, title: 'Malformed JSON' });
    });

    test('are rejected by the name of the invalid field', async () => {
      expect(await refused(await receive('{"mailAddress":7}'))).toEqual({
        status: 400,
        title: 'Invalid request body',
        errors: [{ field: 'mailAddress', detail: 'mailAddress must be text.' }],
      });
    });
  });
});

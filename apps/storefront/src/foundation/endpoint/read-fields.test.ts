import { describe, expect, test } from 'vitest';
import { type BodyKind, readFields } from './read-fields';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The fields read, or the refusal's status and title. */
async function read(body: string, type: string | null, kind: BodyKind) {
  const headers = type === null ? undefined : { 'content-type': type };
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
    'come as JSON by the type %s',
    async (type) => {
      expect(await read('{"name":"花","count":2}', type, 'json')).toEqual({ name: '花', count: 2 });
    },
  );

  test('come from a form of a page without JavaScript, of fields given twice the last', async () => {
    expect(await read('name=%E8%8A%B1+a&x=1&x=2', FORM_TYPE, 'form')).toEqual({ name: '花 a', x: '2' });
    expect(await read('', FORM_TYPE, 'form')).toEqual({});
  });

  test.each([
    [null, 'json', '415 The body must be application/json'],
    ['text/plain', 'json', '415 The body must be application/json'],
    [FORM_TYPE, 'json', '415 The body must be application/json'],
    ['text/plain; application/json', 'json', '415 The body must be application/json'],
    [JSON_TYPE, 'form', '415 The body must be application/x-www-form-urlencoded'],
  ] as const)('of the type %j are no %s: %s', async (type, kind, refusal) => {
    expect(await read('{}', type, kind)).toBe(refusal);
  });

  test('are refused when they are longer than 4096 bytes, however they are written', async () => {
    const text = (bytes: number) => JSON.stringify('a'.repeat(bytes - 2));
    expect(await read(text(4096), JSON_TYPE, 'json')).toBe('a'.repeat(4094));
    expect(await read(text(4097), JSON_TYPE, 'json')).toBe('413 Request body larger than 4096 bytes');
    expect(await read('x'.repeat(4097), FORM_TYPE, 'form')).toBe('413 Request body larger than 4096 bytes');
  });

  test.each(['', '{', 'name=a'])('that are no JSON are refused: %j', async (body) => {
    expect(await read(body, JSON_TYPE, 'json')).toBe('400 Malformed JSON');
  });
});

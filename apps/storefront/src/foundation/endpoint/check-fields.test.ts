import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '#foundation/http/problem-schema.ts';
import { checkFields } from './check-fields';

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

describe('[API-06] what is wrong with a request is said in plain sentences with the field’s name', () => {
  test('nothing', async () => expect(await details(GOOD)).toEqual([]));

  test.each([
    [{ name: undefined }, 'name', 'name must be given.'],
    [{ name: 7 }, 'name', 'name must be text.'],
    [{ name: 'a' }, 'name', 'name must contain at least 2 characters.'],
    [{ name: 'abcd' }, 'name', 'name must contain at most 3 characters.'],
    [{ count: 'x' }, 'count', 'count must be a number.'],
    [{ count: 1.5 }, 'count', 'count must be a whole number.'],
    [{ count: 0 }, 'count', 'count must be at least 1.'],
    [{ kind: 'c' }, 'kind', 'kind must be one of a, b.'],
    [{ list: 'x' }, 'list', 'list must be a list.'],
    [{ list: ['x', 'x', 'x'] }, 'list', 'list must contain at most 2 entries.'],
    [{ isIt: 1 }, 'isIt', 'isIt must be true or false.'],
  ])('%j', async (change, field, detail) => {
    expect(await details({ ...GOOD, ...change })).toEqual([{ field, detail }]);
  });

  test('many faults of one field are reported once', async () => {
    expect(await details({ ...GOOD, list: ['y', 'z'] })).toEqual([
      { field: 'list', detail: 'list does not have the form that is asked for.' },
    ]);
  });

  test.each(['body', 'query'] as const)('a %s that is nothing of the kind', async (part) => {
    expect(await details([], part)).toEqual([
      { field: part, detail: `The ${part} must be an object with named fields.` },
    ]);
  });
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue';

test.each<[z.ZodType, unknown, string]>([
  [z.email(), 'x', 'must be an e-mail address'],
  [z.iso.date(), 'soon', 'must be a day, YYYY-MM-DD'],
  [z.iso.datetime(), 'soon', 'must be a time, YYYY-MM-DDThh:mm:ssZ'],
  [z.string().regex(/^a$/), 'b', 'must match /^a$/'],
  [z.string().min(1), '', 'must have at least 1 character'],
  [z.array(z.int()).max(2), [1, 2, 3], 'must have at most 2 items'],
  [z.int().positive(), 0, 'must be more than 0'],
  [z.int().max(9), 10, 'must be at most 9'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.boolean(), undefined, 'is missing: must be true or false'],
  [z.string(), null, 'must be text'],
  [z.number(), 'x', 'must be a number'],
  [z.array(z.string()), 'x', 'must be a list'],
  [z.record(z.string(), z.int()), [], 'must be an object with named fields'],
  [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
  [z.literal('a'), 'c', 'must be a'],
  [z.strictObject({}), { hot: 1 }, 'has unknown fields: hot'],
  [z.custom(() => false), 1, 'is invalid'],
  [z.string({ error: 'must be a text of its own' }), 1, 'must be a text of its own'],
])('[BRAND-05] [API-06] an invalid value is described: %#', (schema, value, words) => {
  const read = schema.safeParse(value, { error: describeIssue });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([words]);
});

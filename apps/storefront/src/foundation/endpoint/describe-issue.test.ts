import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue';

const sentence = (schema: z.ZodType, value: unknown) =>
  z.safeParse(schema, value, { error: describeIssue }).error?.issues[0]?.message;

describe('[API-06] what is wrong with a value, where its contract has no words', () => {
  test.each([
    [z.string(), undefined, 'must be given'],
    [z.string(), null, 'must be text'],
    [z.number(), 'x', 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 1, 'must be true or false'],
    [z.object({}), 'x', 'must be an object with named fields'],
    [z.array(z.string()), 'x', 'must be a list'],
    [z.date(), 'x', 'must be of another kind'],
    [z.string().min(2), 'a', 'must contain at least 2 characters'],
    [z.string().max(2), 'abc', 'must contain at most 2 characters'],
    [z.array(z.string()).min(1), [], 'must contain at least 1 entry'],
    [z.array(z.string()).max(1), ['a', 'b'], 'must contain at most 1 entry'],
    [z.number().min(3), 2, 'must be at least 3'],
    [z.number().max(3), 4, 'must be at most 3'],
    [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
    [z.strictObject({}), { x: 1, y: 2 }, 'has fields that are not known here: x, y'],
    [z.string().regex(/^x$/), 'y', 'does not have the form that is asked for'],
  ])('%#: %j', (schema, value, message) => {
    expect(sentence(schema, value)).toBe(message);
  });
});

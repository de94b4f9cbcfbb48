import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isTaken, withoutValues } from './without-values.ts';

test('a failed statement is logged with the database error, without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (hanako@example.jp)',
  });
  const error = new DrizzleQueryError('select $1', ['hanako@example.jp'], cause);
  const logged = withoutValues(error);
  expect(logged).toBeInstanceOf(Error);
  expect(String((logged as Error).stack)).toMatch(/^duplicate key\n\s+at /);
  expect(JSON.stringify([logged, String(logged), (logged as Error).stack])).not.toContain('hanako');
  expect([isTaken(error), isTaken(new Error('other')), isTaken('23505')]).toEqual([true, false, false]);
});

test('any other error is logged unchanged', () => {
  const error = new Error('other');
  expect(withoutValues(error)).toBe(error);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetProcess } from '#test/support/commerce-under-test.ts';
import { isFirstSight } from './seen-webhooks';

beforeEach(forgetProcess);
afterEach(forgetProcess);

test('a webhook is seen for the first time once', () => {
  expect(isFirstSight('a')).toBe(true);
  expect(isFirstSight('a')).toBe(false);
  expect(isFirstSight('b')).toBe(true);
});

test('ten thousand are remembered; the oldest is forgotten first', () => {
  for (let index = 1; index <= 10_000; index += 1) isFirstSight(`w${index}`);
  expect(isFirstSight('w1')).toBe(false);
  expect(isFirstSight('one more')).toBe(true);
  expect(isFirstSight('w2')).toBe(false);
  expect(isFirstSight('one more')).toBe(false);
  expect(isFirstSight('w1')).toBe(true);
});

import { expect, test } from 'vitest';
import { followCursors } from './follow-cursors';
import { PlatformUnreachableError } from './platform-errors';

test('[PLAT-01] cursors are followed to the end of a list', () => {
  const next = followCursors();
  expect(['a', 'b', null].map(next)).toEqual(['a', 'b', null]);
});

test('[PLAT-01] a list that repeats a cursor, or has more pages than any, counts as unreachable', () => {
  const next = followCursors();
  next('a');
  next('b');
  expect(() => next('a')).toThrow(PlatformUnreachableError);
  const short = followCursors(2);
  expect(['1', '2'].map(short)).toEqual(['1', '2']);
  expect(() => short('3')).toThrow(PlatformUnreachableError);
});

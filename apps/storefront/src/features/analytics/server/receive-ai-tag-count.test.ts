import { describe, expect, test } from 'vitest';
import { aiTagCountRequestSchema } from './receive-ai-tag-count.ts';

const GOOD = { parentAITagId: 1, childAITagId: 102, path: '/' };
const faults = (change: object) =>
  aiTagCountRequestSchema
    .safeParse({ ...GOOD, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('[API-03] a selected AI tag', () => {
  test.each([
    '/',
    '/en/products/pachira-mini',
    '/collections/a_b.c~d',
    '/collections/%E6%A4%8D',
    `/${'a'.repeat(254)}`,
  ])('is accepted with its page: %s', (path) => {
    expect(aiTagCountRequestSchema.parse({ ...GOOD, path, more: 1 })).toEqual({ ...GOOD, path });
  });

  test('may be of any group', () => {
    expect(faults({ parentAITagId: 7, childAITagId: 701 })).toEqual([]);
    expect(faults({ parentAITagId: 7, childAITagId: 703 })).toEqual([]);
  });

  test.each([
    [{ parentAITagId: '1' }, 'parentAITagId', 'must be a number'],
    [{ childAITagId: null }, 'childAITagId', 'must be a number'],
    [{ path: 7 }, 'path', 'must be text'],
    [{ path: `/${'a'.repeat(255)}` }, 'path', 'must have at most 255 signs'],
    [{ path: '' }, 'path', 'must be the path of a page'],
    [{ path: 'en' }, 'path', 'must be the path of a page'],
    [{ path: 'https://evil.example/' }, 'path', 'must be the path of a page'],
    [{ path: '/search?q=moss' }, 'path', 'must be the path of a page'],
    [{ path: '/cart#x' }, 'path', 'must be the path of a page'],
    [{ parentAITagId: 8 }, 'parentAITagId', 'is no AI tag'],
    [{ parentAITagId: 102 }, 'parentAITagId', 'is no AI tag'],
    [{ childAITagId: 201 }, 'childAITagId', 'is no AI tag of that group'],
    [{ childAITagId: 1 }, 'childAITagId', 'is no AI tag of that group'],
  ])('%j: %s %s', (change, field, message) => {
    expect(faults(change)).toEqual([[field, message]]);
  });
});

import { formatListQuery, type ListView } from '@shop/rules/catalog/list-view';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import { listCountsAddress } from '../contract/list-counts';
import { answerListCounts } from './answer-list-counts';
import type { CollectionContent } from './read-collection';

const facets = { inStock: 28, prices: [1, 2, 3, 4], tags: { '201': 17 } };
const read = vi.fn(async (handle: string, _view: ListView) =>
  handle === 'herb'
    ? ({ total: 29, facets, list: { products: ['not told'] } } as unknown as CollectionContent)
    : null,
);
const get = (handle: string, query: string) =>
  answerListCounts(new Request(`http://shop.example${listCountsAddress(handle, query)}`), read);

afterEach(() => vi.clearAllMocks());

describe('[LIST-04] GET /api/lists', () => {
  test('returns the counts of the list with its filters, cached for a minute', async () => {
    const answer = await get('herb', 'stock=1&price=3000-5000&tag=2.201');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ total: 29, facets });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    const [, view] = read.mock.calls[0] ?? [];
    expect(view && formatListQuery(view)).toBe('stock=1&price=3000-5000&tag=2.201');
  });

  test("unknown parameters are ignored, as on the list's own page", async () => {
    await get('herb', 'stock=yes&price=cheap&tag=999.999&x=1');
    const [, view] = read.mock.calls[0] ?? [];
    expect(view && formatListQuery(view)).toBe('');
  });

  test('an unknown list is a 404, a platform outage a 503 with Retry-After', async () => {
    expect((await get('nowhere', '')).status).toBe(404);
    vi.spyOn(log, 'error').mockReturnValueOnce();
    read.mockRejectedValueOnce(new Error('away'));
    const away = await get('herb', '');
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('15');
    expect(away.headers.get('content-type')).toBe('application/problem+json');
  });
});

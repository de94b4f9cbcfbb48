import { beforeEach, describe, expect, test } from 'vitest';
import { PageCache, STALE_MS } from './page-cache';
import { TagClock } from './tag-clock';

const PAGE = { kind: 'APP_PAGE', isFallback: false, route: '/p' } as never;
const DATA = { kind: 'FETCH', tags: ['product:a'], revalidate: 3_600 } as never;
const BEGIN = 1_000_000;

let now = BEGIN;
let clock: TagClock;
let cache: PageCache;
beforeEach(() => {
  now = BEGIN;
  clock = new TagClock();
  cache = new PageCache({ clock, now: () => now, maxBytes: 100_000 });
});

function page(text: string, tags = 'product:a,_N_T_/p'): never {
  return {
    kind: 'APP_PAGE',
    html: `<p>${text}</p>`,
    rscData: Buffer.from(text),
    headers: { 'x-next-cache-tags': tags },
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  } as never;
}

function data(text: string): never {
  return {
    kind: 'FETCH',
    data: { headers: {}, body: text, url: '' },
    revalidate: 3_600,
  } as never;
}

const renderedFor = (revalidate: number | false = 3_600) =>
  ({ cacheControl: { revalidate, expire: 31_536_000 }, isFallback: false }) as never;

/** Next's interpretation of an answer: `null` renders and waits, `stale` sends and renders, `blocking` renders and sends the new one. */
function asNext(answer: ReturnType<PageCache['get']>): 'missing' | 'fresh' | 'stale' | 'blocking' {
  if (answer === null) return 'missing';
  const { lastModified, cacheControl, value } = answer;
  const age = now - lastModified;
  if (value?.kind === 'FETCH') return age > value.revalidate * 1_000 ? 'stale' : 'fresh';
  if (cacheControl?.expire !== undefined && cacheControl.expire * 1_000 < age) return 'blocking';
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && seconds * 1_000 < age ? 'stale' : 'fresh';
}

describe('[CACHE-01] a page', () => {
  test('round-trips through the cache', () => {
    expect(cache.get('/p', PAGE)).toBeNull();
    cache.set('/p', page('苔玉'), renderedFor());
    const answer = cache.get('/p', PAGE);
    expect(answer?.value).toEqual(page('苔玉'));
    expect(asNext(answer)).toBe('fresh');
  });

  test('whose product changed is served stale once more during re-render, in the first seconds', () => {
    cache.get('/p', PAGE);
    cache.set('/p', page('1'), renderedFor());
    now += 60_000;
    clock.invalidate(['product:a'], now);
    now += STALE_MS;
    expect(asNext(cache.get('/p', PAGE))).toBe('stale');
    cache.set('/p', page('2'), renderedFor());
    expect(asNext(cache.get('/p', PAGE))).toBe('fresh');
  });

  test('that is stale for longer is not served: the request waits for the new one', () => {
    cache.get('/p', PAGE);
    cache.set('/p', page('1'), renderedFor());
    clock.invalidate(['product:a'], now + 1);
    now += STALE_MS + 2;
    // A second, recent change does not make the first one more recent.
    clock.invalidate(['product:a'], now);
    expect(asNext(cache.get('/p', PAGE))).toBe('blocking');
  });

  test('[CACHE-04] whose product was deleted is never served, nor is its data; a later render is', () => {
    cache.get('/p', PAGE);
    cache.set('/p', page('1'), renderedFor());
    cache.get('/k', DATA);
    cache.set('/k', data('"1"'), { fetchCache: true, tags: ['product:a'] } as never);
    now += 10;
    clock.remove(['product:a'], now);
    now += 10;
    expect(cache.get('/p', PAGE)).toBeNull();
    expect(cache.get('/k', DATA)).toBeNull();
    now += 10;
    cache.set('/p', page('gone'), renderedFor());
    expect(asNext(cache.get('/p', PAGE))).toBe('fresh');
    expect(cache.counts).toEqual({ hits: 1, stale: 0, misses: 4, renders: 2, reads: 1 });
  });

  test('of another product stays', () => {
    cache.get('/p', PAGE);
    cache.set('/p', page('1', 'product:b'), renderedFor());
    clock.invalidate(['product:a'], now + 1);
    now += 10;
    expect(asNext(cache.get('/p', PAGE))).toBe('fresh');
  });

  test('whose render started before a change and ended after it is stale', () => {
    cache.get('/p', PAGE);
    now += 50;
    clock.invalidate(['product:a'], now);
    now += 50;
    cache.set('/p', page('of before'), renderedFor());
    expect(asNext(cache.get('/p', PAGE))).toBe('stale');
    cache.set('/p', page('of after'), renderedFor());
    expect(asNext(cache.get('/p', PAGE))).toBe('fresh');
  });

  test('re-rendered while its product changes again is stale, too', () => {
    cache.get('/p', PAGE);
    cache.set('/p', page('1'), renderedFor());
    clock.invalidate(['product:a'], now + 10);
    now += 20;
    expect(asNext(cache.get('/p', PAGE))).toBe('stale');
    clock.invalidate(['product:a'], now + 10);
    now += 20;
    cache.set('/p', page('between'), renderedFor());
    expect(asNext(cache.get('/p', PAGE))).toBe('stale');
  });

  test('is rendered by the first request, however many arrive during the render', () => {
    cache.get('/p', PAGE);
    now += 50;
    clock.invalidate(['product:a'], now);
    now += 50;
    cache.get('/p', PAGE);
    cache.set('/p', page('of before'), renderedFor());
    expect(asNext(cache.get('/p', PAGE))).toBe('stale');
  });

  test('without invalidations is rendered again when it expires', () => {
    cache.get('/p', PAGE);
    cache.set('/p', page('1'), renderedFor(600));
    now += 600_000;
    expect(asNext(cache.get('/p', PAGE))).toBe('fresh');
    now += 1;
    expect(asNext(cache.get('/p', PAGE))).toBe('stale');
    expect(cache.counts).toEqual({ hits: 1, stale: 1, misses: 1, renders: 1, reads: 0 });
  });

  test('without a maximum age stays until its tags change', () => {
    cache.get('/p', PAGE);
    cache.set('/p', page('1'), renderedFor(false));
    now += 40_000_000_000;
    expect(cache.get('/p', PAGE)?.cacheControl?.revalidate).toBe(false);
    clock.invalidateAll(now);
    now += 1;
    expect(asNext(cache.get('/p', PAGE))).toBe('stale');
  });

  test('that does not exist is cached as such', () => {
    cache.get('/p', PAGE);
    cache.set('/p', null, renderedFor());
    expect(cache.get('/p', PAGE)).toMatchObject({ value: null });
  });
});

describe('[CACHE-01] data', () => {
  test('is served while valid, and as stale from its change, so that it is read again', () => {
    expect(cache.get('k', DATA)).toBeNull();
    cache.set('k', data('"1"'), { fetchCache: true, tags: ['product:a'] } as never);
    now += 1_000;
    expect(asNext(cache.get('k', DATA))).toBe('fresh');
    clock.invalidate(['product:a'], now);
    now += 1;
    expect(asNext(cache.get('k', DATA))).toBe('stale');
    // The platform is unavailable: the page stays, and is stale.
    now += STALE_MS * 10;
    expect(asNext(cache.get('k', DATA))).toBe('stale');
    expect(cache.counts.reads).toBe(1);
  });

  test('is as old as its read, whichever of several overlapping ones ends last', () => {
    const dated = (begunAt: number) => data(JSON.stringify({ begunAt, data: 1 }));
    const context = { fetchCache: true, tags: ['product:a'] } as never;
    cache.get('k', DATA);
    clock.invalidate(['product:a'], now + 10);
    now += 20;
    cache.get('k', DATA);
    cache.set('k', dated(now), context);
    expect(asNext(cache.get('k', DATA))).toBe('fresh');
    now += 5;
    cache.set('k', dated(BEGIN), context);
    expect(asNext(cache.get('k', DATA))).toBe('stale');
    cache.set('k', dated(now), context);
    expect(asNext(cache.get('k', DATA))).toBe('fresh');
  });
});

describe('[CACHE-01] data expires', () => {
  const year = 31_536_000;
  test.each([
    ['as its reader says', 60, 600, 60],
    ['as was written with it where its reader says nothing', undefined, 600, 600],
    ['as was written with it where its reader says never', false, 600, 600],
    ['as a year by default', undefined, 0, year],
  ])('%s', (_, asked, written, seconds) => {
    const context = { kind: 'FETCH', tags: [], revalidate: asked } as never;
    const value = Object.assign({}, data('"1"') as object, { revalidate: written }) as never;
    cache.set('k', value, { fetchCache: true, tags: [] } as never);
    now += seconds * 1_000;
    cache.get('k', context);
    expect(cache.counts).toMatchObject({ hits: 1, stale: 0 });
    now += 1;
    cache.get('k', context);
    expect(cache.counts).toMatchObject({ hits: 1, stale: 1 });
    // A change makes it too old for any requested age.
    clock.invalidateAll(now);
    now += 1;
    const { lastModified = now } = cache.get('k', context) ?? {};
    expect(now - lastModified).toBeGreaterThan(seconds * 1_000);
  });
});

describe('[CACHE-01] the cache', () => {
  test('is bounded by bytes, with LRU eviction', () => {
    for (const key of ['/a', '/b', '/c']) cache.set(key, page('x'.repeat(20_000)), renderedFor());
    expect(cache.get('/a', PAGE)).toBeNull();
    expect(cache.get('/b', PAGE)).not.toBeNull();
    expect(cache.get('/c', PAGE)).not.toBeNull();
    expect(cache.bytes).toBeGreaterThan(80_000);
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  });

  test.each([
    ['text as text, by two bytes a character', data('x'.repeat(1_000)), 2_000],
    ['a page as bytes, with its data and its parts', pageOfParts(), 3 + 5 + 7],
    [
      'a file by its body',
      { kind: 'APP_ROUTE', body: Buffer.alloc(900), headers: {}, status: 200 } as never,
      900,
    ],
    [
      'a redirect by its words',
      { kind: 'REDIRECT', props: {} } as never,
      2 * '{"kind":"REDIRECT","props":{}}'.length,
    ],
    ['what is not there by nothing', null, 0],
  ])('counts %s, its key, and its metadata', (_, value, bytes) => {
    cache.set('key', value, { ...(renderedFor() as object), fetchCache: true, tags: [] } as never);
    expect(cache.bytes).toBe(bytes + 512 + 2 * 'key'.length);
  });

  test('tracks the start of many concurrent renders, and forgets unfinished ones', () => {
    for (let index = 0; index < 1_000; index += 1) cache.get(`/p${index}`, PAGE);
    now += 10;
    clock.invalidate(['product:a'], now);
    now += 10;
    cache.set('/p0', page('of before'), renderedFor());
    expect(asNext(cache.get('/p0', PAGE))).toBe('stale');
    // The rendering failed: a request half a minute later starts again.
    now += 30_001;
    cache.set('/p1', page('of after'), renderedFor());
    expect(asNext(cache.get('/p1', PAGE))).toBe('fresh');
  });
});

/** A page of three bytes, with five bytes of data and seven bytes of parts. */
function pageOfParts(): never {
  const parts = new Map([
    ['/a', Buffer.alloc(3)],
    ['/b', Buffer.alloc(4)],
  ]);
  return { ...(page('') as object), html: 'abc', rscData: Buffer.alloc(5), segmentData: parts } as never;
}

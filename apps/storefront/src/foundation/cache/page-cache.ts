import { TAGS_HEADER, YEAR_SECONDS } from '@shop/page-server/next-internals/answers';
import type {
  CacheAnswer,
  CacheGetContext,
  CacheSetContext,
  CacheValue,
  DataSetContext,
} from '@shop/page-server/next-internals/next-types';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { type JstDate, jstDateAt, jstDateParts, msUntilNextJstDate } from '@shop/rules/jst-date';
import { LRUCache } from 'lru-cache';
import { PAGE_CACHE_BYTES } from './cache-manifest';
import { monotonicNow, readStartOf, TagClock } from './tag-clock';
import { MONTH } from './tags';

/**
 * How long after a change the old page is served while the new one is rendered, in milliseconds: the first requests do not wait.
 * Later requests wait for the new page, and never get long outdated content.
 */
export const STALE_MS = 10_000;

/** Renderings under way; one that failed is forgotten after its time. */
const RENDERINGS = { max: 5_000, ttl: 30_000, ttlResolution: 0 };
/** The size of an entry besides its bodies. */
const OVERHEAD_BYTES = 512;

type StoredValue = Exclude<CacheValue, { kind: 'APP_PAGE' }> | StoredPage;
type Page = Extract<CacheValue, { kind: 'APP_PAGE' }>;
/** The text of a page as bytes: half as long as text that holds Japanese, and outside the heap. */
type StoredPage = Omit<Page, 'html'> & { readonly html: Buffer };

interface Entry {
  readonly value: StoredValue | null;
  readonly tags: readonly string[];
  /** When its creation began: later invalidations may not be reflected in it. */
  readonly begunAt: number;
  readonly cacheControl: NonNullable<CacheAnswer['cacheControl']> | undefined;
}

/** Counters since the process started. */
export interface PageCacheCounts {
  readonly hits: number;
  readonly stale: number;
  readonly misses: number;
  /** Pages and files rendered. */
  readonly renders: number;
  /** Platform answers read. */
  readonly reads: number;
}

interface PageCacheOptions {
  readonly clock?: TagClock;
  readonly now?: () => number;
  readonly maxBytes?: number;
}

/**
 * Next's cache of pages and data in this process (`cache-handler.mjs` delegates to it; ADR 18). An entry counts as made when its
 * creation began, so one that began before a change and finished after it is stale too. Stale entries are still returned to Next,
 * marked as stale: while the platform is unavailable the old page is better than none. Deleted entries are never returned.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  /** When the creation of a missing or stale entry began, by key. */
  readonly #begun: LRUCache<string, number>;
  readonly #clock: TagClock;
  readonly #now: () => number;
  readonly #counts = { hits: 0, stale: 0, misses: 0, renders: 0, reads: 0 };

  constructor({
    clock = tagClock(),
    now = monotonicNow,
    maxBytes = PAGE_CACHE_BYTES,
  }: PageCacheOptions = {}) {
    this.#clock = clock;
    this.#now = now;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: entryBytes });
    this.#begun = new LRUCache({ ...RENDERINGS, perf: { now } });
  }

  get counts(): PageCacheCounts {
    return { ...this.#counts };
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string, context: CacheGetContext): CacheAnswer | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#clock.isRemoved(entry.tags, entry.begunAt)) {
      this.#begin(key);
      this.#counts.misses += 1;
      return null;
    }
    const now = this.#now();
    const { value, begunAt, cacheControl } = entry;
    const isData = value?.kind === 'FETCH';
    const seconds = isData ? maxAgeSeconds(context, value.revalidate) : cacheControl?.revalidate;
    const isTooOld = typeof seconds === 'number' && now - begunAt > seconds * 1_000;
    const falseSince = this.#clock.firstAfter(entry.tags, begunAt);
    const answer: CacheAnswer = {
      lastModified: begunAt,
      value: value && toNextValue(value),
      ...(cacheControl && { cacheControl }),
    };
    if (falseSince === null && !isTooOld) {
      this.#counts.hits += 1;
      return answer;
    }
    this.#begin(key);
    this.#counts.stale += 1;
    if (falseSince === null) return answer;
    // Next knows only ages. Stale data is reported as too old; a stale page as too old, or after some seconds as too old to be sent.
    if (isData)
      return { ...answer, lastModified: now - (maxAgeSeconds(context, value.revalidate) + 1) * 1_000 };
    const isLongFalse = now - falseSince > STALE_MS;
    return {
      ...answer,
      lastModified: Math.min(begunAt, now - 2_000),
      cacheControl: { revalidate: 1, expire: isLongFalse ? 1 : undefined },
    };
  }

  set(key: string, value: CacheValue | null, context: CacheSetContext): void {
    // Several pages may read the same at once, before and after a change: each reading knows its own beginning.
    const readAt = value?.kind === 'FETCH' ? readStartOf(value.data.body) : null;
    const begunAt = readAt ?? this.#begun.get(key) ?? this.#now();
    this.#begun.delete(key);
    if (value?.kind === 'FETCH') this.#counts.reads += 1;
    else this.#counts.renders += 1;
    const tags = value?.kind === 'FETCH' ? (context as DataSetContext).tags : tagsOf(value);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    this.#entries.set(key, { value: value && toStoredValue(value), tags: tags ?? [], begunAt, cacheControl });
  }

  /** The first request starts the creation; concurrent requests share it. */
  #begin(key: string): void {
    if (!this.#begun.has(key)) this.#begun.set(key, this.#now());
  }
}

/** The cache of this process. */
export function pageCache(): PageCache {
  return onePerProcess('pageCache', () => new PageCache());
}

/** When tags were invalidated in this process. */
export function tagClock(): TagClock {
  return onePerProcess('tagClock', () => new TagClock());
}

function maxAgeSeconds(context: CacheGetContext, written: number | undefined): number {
  const asked = 'revalidate' in context ? context.revalidate : undefined;
  return (typeof asked === 'number' && asked) || written || YEAR_SECONDS;
}

function tagsOf(value: CacheValue | null): readonly string[] | undefined {
  const header = value !== null && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof header === 'string' ? header.split(',') : undefined;
}

function toStoredValue(value: CacheValue): StoredValue {
  return value.kind === 'APP_PAGE' ? { ...value, html: Buffer.from(value.html) } : value;
}

function toNextValue(value: StoredValue): CacheValue {
  return value.kind === 'APP_PAGE' ? { ...value, html: value.html.toString() } : value;
}

/** Bytes of an entry, at least one: a string takes two bytes per character. */
function entryBytes({ value }: Entry, key: string): number {
  return OVERHEAD_BYTES + 2 * key.length + (value === null ? 0 : bytesOf(value));
}

function bytesOf(value: StoredValue): number {
  switch (value.kind) {
    case 'APP_PAGE': {
      const segments = [...(value.segmentData?.values() ?? [])];
      return [value.html, value.rscData, ...segments].reduce((sum, part) => sum + (part?.byteLength ?? 0), 0);
    }
    case 'APP_ROUTE':
      return value.body.byteLength;
    case 'FETCH':
      return 2 * value.data.body.length;
    default:
      return 2 * JSON.stringify(value).length;
  }
}

/**
 * Invalidates what shows the date at midnight in Japan: pages of the month when a month begins (SEASON-01); `onNewDay` decides on the
 * others (FOOT-01, MAIL-05).
 * @param onNewDay receives the new day and the previous one
 * @returns stops the timer
 */
export function invalidateAtMidnight(onNewDay: (today: JstDate, before: JstDate) => void): () => void {
  let timer: NodeJS.Timeout;
  let before = jstDateAt(Date.now());
  const wait = () => {
    timer = setTimeout(() => {
      const today = jstDateAt(Date.now());
      if (jstDateParts(today).month !== jstDateParts(before).month)
        tagClock().invalidate([MONTH], monotonicNow());
      if (today !== before) onNewDay(today, before);
      before = today;
      wait();
    }, msUntilNextJstDate(Date.now())).unref();
  };
  wait();
  return () => clearTimeout(timer);
}

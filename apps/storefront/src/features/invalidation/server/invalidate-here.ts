import { onePerProcess } from '@shop/page-server/one-per-process';
import { forgetCards } from '#features/product/server/read-cards.ts';
import { forgetVariantAvailability } from '#features/product/server/read-variants.ts';
import { warmProduct } from '#features/product/server/warm-product.ts';
import { removeDeleted } from '#foundation/cache/handle-records.ts';
import { tagClock } from '#foundation/cache/page-cache.ts';
import { monotonicNow } from '#foundation/cache/tag-clock.ts';
import { deletedOfTag, handleOfTag, LISTS, PRODUCTS } from '#foundation/cache/tags.ts';
import { log } from '#foundation/process/log.ts';

/** Minimum interval between list invalidations in this process during many changes, in milliseconds. */
export const LISTS_EVERY_MS = 1_000;
/** Two webhooks often announce one change: its pages are rendered once, this many milliseconds after the first. */
export const WARM_AFTER_MS = 50;

interface Pending {
  listsAt: number;
  lists: NodeJS.Timeout | null;
  readonly warm: Map<string, NodeJS.Timeout>;
}

function pending(): Pending {
  return onePerProcess('pendingInvalidations', () => ({
    listsAt: Number.NEGATIVE_INFINITY,
    lists: null,
    warm: new Map(),
  }));
}

/**
 * Invalidates tags in this process. Pages and data with these tags are stale from now on. Cards and availabilities of their
 * products are dropped, and the visited pages of those products are rendered again. Pages and data of deleted resources are
 * removed.
 */
export function invalidateHere(tags: readonly string[]): void {
  const handles = tags.flatMap((name) => handleOfTag(name) ?? []);
  const deletions = tags.flatMap((name) => deletedOfTag(name) ?? []);
  tagClock().invalidate(
    tags.filter((name) => name !== LISTS),
    monotonicNow(),
  );
  if (tags.includes(LISTS)) invalidateLists();
  for (const { kind, id } of deletions) removeDeleted(kind, id);
  if (deletions.length > 0 || tags.includes(PRODUCTS)) forgetProducts('all');
  if (handles.length === 0) return;
  forgetProducts(handles);
  for (const handle of handles) scheduleWarmUp(handle);
}

/** Invalidates everything, because the changes are unknown. */
export function invalidateAllHere(): void {
  tagClock().invalidateAll(monotonicNow());
  forgetProducts('all');
}

function forgetProducts(handles: readonly string[] | 'all'): void {
  forgetVariantAvailability();
  forgetCards(handles);
}

/** Runs at once if the last invalidation is long enough ago; otherwise once the interval ends, for all changes until then. */
function invalidateLists(): void {
  const state = pending();
  if (state.lists !== null) return;
  const wait = state.listsAt + LISTS_EVERY_MS - monotonicNow();
  const now = () => {
    state.lists = null;
    state.listsAt = monotonicNow();
    tagClock().invalidate([LISTS], state.listsAt);
  };
  if (wait <= 0) now();
  else state.lists = setTimeout(now, wait).unref();
}

function scheduleWarmUp(handle: string): void {
  const { warm } = pending();
  if (warm.has(handle)) return;
  const timer = setTimeout(() => {
    warm.delete(handle);
    warmProduct(handle).catch((error: unknown) => log.error('rerendering a changed product failed', error));
  }, WARM_AFTER_MS);
  warm.set(handle, timer.unref());
}

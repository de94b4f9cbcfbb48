import type { AddRequest } from '@shop/rules/cart/add-request';
import { encodeGlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { PENDING_ADDS_KEY, UNSENT_ADDS_KEY } from './unanswered-changes';
import { withStorage } from './with-storage';

/**
 * Records an add to a cart that does not exist yet. A page reloaded before the answer never receives the new cart's id, so the
 * add would be lost. The entry lets the next page repeat it (CART-01).
 */
export function recordPendingAdd(add: AddRequest): void {
  clearTimeout(clearTimer);
  withStorage('sessionStorage', (storage) =>
    storage.setItem(PENDING_ADDS_KEY, JSON.stringify([...readAdds(PENDING_ADDS_KEY), add])),
  );
}

/** Calls of an unloading page fail too; a page that still runs after this delay was not left. */
const LEAVING_MS = 1_000;

let clearTimer: ReturnType<typeof setTimeout> | undefined;

/** After a missing answer: the entries are deleted too, unless the page is being reloaded. */
export function clearPendingAddsSoon(): void {
  clearTimeout(clearTimer);
  clearTimer = setTimeout(clearPendingAdds, LEAVING_MS);
}

/** Called after any answer. */
export function clearPendingAdds(): void {
  clearTimeout(clearTimer);
  withStorage('sessionStorage', (storage) => storage.removeItem(PENDING_ADDS_KEY));
}

/** Returns the entries from before the reload, and deletes them. */
export function takePendingAdds(): readonly AddRequest[] {
  const found = readAdds(PENDING_ADDS_KEY);
  clearPendingAdds();
  return found;
}

/** Returns the adds that the previous page never sent (OPS-06), and deletes them. */
export function takeUnsentAdds(): readonly AddRequest[] {
  const found = readAdds(UNSENT_ADDS_KEY);
  withStorage('sessionStorage', (storage) => storage.removeItem(UNSENT_ADDS_KEY));
  return found;
}

function readAdds(key: string): readonly AddRequest[] {
  try {
    const held: unknown = JSON.parse(
      withStorage('sessionStorage', (storage) => storage.getItem(key)) ?? '[]',
    );
    return Array.isArray(held) ? held.flatMap(toAddRequest) : [];
  } catch {
    // Written by other code.
    return [];
  }
}

/** A stored entry, not validated. */
interface StoredAdd {
  readonly requestId?: unknown;
  readonly line?: Record<string, unknown>;
  readonly display?: Record<string, unknown>;
}

function toAddRequest(held: StoredAdd | null): AddRequest[] {
  const { merchandiseGlobalId, quantity } = held?.line ?? {};
  const { handle, title, variantTitle, vendor, imageUrl, price } = held?.display ?? {};
  const id = encodeGlobalId(String(merchandiseGlobalId));
  const isWhole = Number.isSafeInteger(quantity) && Number.isSafeInteger(price) && Number(price) >= 0;
  return id.ok && isWhole && typeof held?.requestId === 'string'
    ? [
        {
          requestId: held.requestId,
          line: { merchandiseGlobalId: id.value, quantity: Number(quantity) },
          display: {
            handle: String(handle),
            title: String(title),
            variantTitle: String(variantTitle),
            vendor: String(vendor),
            imageUrl: String(imageUrl),
            price: yen(Number(price)),
          },
        },
      ]
    : [];
}

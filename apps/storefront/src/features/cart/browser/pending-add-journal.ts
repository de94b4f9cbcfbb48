import type { AddRequest } from '@shop/rules/cart/add-request';
import { encodeGlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { PENDING_ADDS_KEY, UNSENT_ADDS_KEY } from './has-pending-adds';
import { withStorage } from './with-storage';

/**
 * Notes an add to a cart that is not there yet. A page reloaded before the answer never learns the id of the cart that was
 * made, so the add would be lost; with the note it is made again (CART-01).
 */
export function recordPendingAdd(add: AddRequest): void {
  clearTimeout(forgetting);
  withStorage('sessionStorage', (storage) =>
    storage.setItem(PENDING_ADDS_KEY, JSON.stringify([...notes(PENDING_ADDS_KEY), add])),
  );
}

/** A page that is left is told of a failure of its calls; one that is there this much later was not left. */
const LEAVING_MS = 1_000;

let forgetting: ReturnType<typeof setTimeout> | undefined;

/** No answer came: forgotten too, unless it is because the page is being loaded anew. */
export function forgetFirstAddsSoon(): void {
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetFirstAdds, LEAVING_MS);
}

/** The answer came, whatever it was. */
export function forgetFirstAdds(): void {
  clearTimeout(forgetting);
  withStorage('sessionStorage', (storage) => storage.removeItem(PENDING_ADDS_KEY));
}

/** The notes of before the reload, once. */
export function takeFirstAdds(): readonly AddRequest[] {
  const found = notes(PENDING_ADDS_KEY);
  forgetFirstAdds();
  return found;
}

/** The adds that the page before never sent (OPS-06), once. */
export function takeUnsentAdds(): readonly AddRequest[] {
  const found = notes(UNSENT_ADDS_KEY);
  withStorage('sessionStorage', (storage) => storage.removeItem(UNSENT_ADDS_KEY));
  return found;
}

function notes(key: string): readonly AddRequest[] {
  try {
    const held: unknown = JSON.parse(
      withStorage('sessionStorage', (storage) => storage.getItem(key)) ?? '[]',
    );
    return Array.isArray(held) ? held.flatMap(toFirstAdd) : [];
  } catch {
    // Written by something else.
    return [];
  }
}

/** A note as it is found: whatever was written there. */
interface HeldAdd {
  readonly requestId?: unknown;
  readonly line?: Record<string, unknown>;
  readonly display?: Record<string, unknown>;
}

function toFirstAdd(held: HeldAdd | null): AddRequest[] {
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

import type { VerifyPorts } from '@shop/machines/cart/verify-cart-calls';
import { CART_LINES_READ } from '@shop/rules/cart/cart';
import type { CartExpiry, KnownCart } from '@shop/rules/cart/known-cart';
import { findPrefecture, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import { encodeGlobalId, type GlobalId, parseGlobalId } from '@shop/rules/global-id';
// The small zod: this comes with the cart's code, on intent.
import * as z from 'zod/mini';
import { CART_MEMORY_KEY } from './is-cart-stale';
import { withStorage } from './with-storage';

const globalId = z.pipe(
  z.string(),
  z.transform((text, context): GlobalId => {
    const parsed = parseGlobalId(text);
    const encoded = parsed.ok ? encodeGlobalId(parsed.value.plain) : parsed;
    if (encoded.ok) return encoded.value;
    context.issues.push({ code: 'custom', message: 'no global id', input: text });
    return z.NEVER;
  }),
);

const knownCart = z.object({
  cartId: globalId,
  lines: z
    .array(
      z.object({
        lineId: globalId,
        merchandiseGlobalId: globalId,
        quantity: z.int().check(z.positive()),
        title: z.optional(z.string()),
        variantTitle: z.optional(z.string()),
      }),
    )
    .check(z.maxLength(CART_LINES_READ)),
  discountCodes: z.array(z.string()).check(z.maxLength(20)),
  isStale: z.boolean(),
  restoration: z.optional(z.object({ from: globalId, expiry: z.enum(['restored', 'restoredInPart']) })),
});

/**
 * The cart as it was known last, for all tabs of the shop and beyond their end. What is not readable counts as not known, and
 * where the browser keeps nothing nothing is known.
 */
export const cartMemory: VerifyPorts['memory'] = {
  read(): KnownCart | null {
    const parsed = knownCart.safeParse(
      parseJson(withStorage('localStorage', (storage) => storage.getItem(CART_MEMORY_KEY))),
    );
    return parsed.success ? parsed.data : null;
  },
  write(cart: KnownCart | null): void {
    withStorage('localStorage', (storage) =>
      cart === null
        ? storage.removeItem(CART_MEMORY_KEY)
        : storage.setItem(CART_MEMORY_KEY, JSON.stringify(cart)),
    );
  },
};

function parseJson(text: string | null = null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Written by something else.
    return null;
  }
}

/** Key of what became of a cart that was shown and is gone. */
const ENDED_CART_KEY = 'shop:ended-cart';

/**
 * Notes that a cart that a shopper saw is gone (TRUTH-02), for tabs whose cart code comes later than that was found out: with
 * their next add they say so.
 */
export function recordEndedCart(expiry: 'ended' | 'expired'): void {
  withStorage('localStorage', (storage) => storage.setItem(ENDED_CART_KEY, expiry));
}

/** What became of it; null where none is gone. */
export function endedCart(): CartExpiry | null {
  const noted = withStorage('localStorage', (storage) => storage.getItem(ENDED_CART_KEY));
  return noted === 'ended' || noted === 'expired' ? noted : null;
}

/** There is another cart. */
export function clearEndedCart(): void {
  withStorage('localStorage', (storage) => storage.removeItem(ENDED_CART_KEY));
}

/** Key of the prefecture that was chosen in this tab and that the platform has not answered yet. */
const DESTINATION_KEY = 'shop:destination';

/** Notes a choice: a page that is left before it was sent loses nothing (SHIP-02). */
export function recordDestination(province: ProvinceCode): void {
  withStorage('sessionStorage', (storage) => storage.setItem(DESTINATION_KEY, province));
}

/** The platform has answered. */
export function clearDestination(): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(DESTINATION_KEY));
}

/** The choice that nobody has answered, or null. */
export function pendingDestination(): ProvinceCode | null {
  return (
    findPrefecture(withStorage('sessionStorage', (storage) => storage.getItem(DESTINATION_KEY)) ?? '')
      ?.province ?? null
  );
}

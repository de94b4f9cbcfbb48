import type { VerifyPorts } from '@shop/machines/cart/known-carts';
import { CART_LINES_READ } from '@shop/rules/cart/cart';
import type { CartExpiry, KnownCart } from '@shop/rules/cart/known-cart';
import { findPrefecture, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import { encodeGlobalId, type GlobalId, parseGlobalId } from '@shop/rules/global-id';
// The small zod: this file loads with the cart's code, on intent.
import * as z from 'zod/mini';
import { CART_MEMORY_KEY } from './unanswered-changes';
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

const lineName = { title: z.optional(z.string()), variantTitle: z.optional(z.string()) };

const knownCart = z.object({
  cartId: globalId,
  lines: z
    .array(
      z.object({
        lineId: globalId,
        merchandiseGlobalId: globalId,
        quantity: z.int().check(z.positive()),
        ...lineName,
      }),
    )
    .check(z.maxLength(CART_LINES_READ)),
  unread: z.optional(z.int().check(z.nonnegative())),
  discountCodes: z.array(z.string()).check(z.maxLength(20)),
  isStale: z.boolean(),
  restoration: z.optional(
    z.object({
      from: globalId,
      expiry: z.enum(['restored', 'restoredInPart']),
      leftOut: z.optional(z.array(z.object(lineName)).check(z.maxLength(CART_LINES_READ))),
    }),
  ),
});

/**
 * The last known cart, shared by all tabs of the shop and kept after they close. Unreadable data counts as unknown, and so does a
 * browser without storage.
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
    // Written by other code.
    return null;
  }
}

/** Key of the outcome for a cart that was shown and has ended. */
const ENDED_CART_KEY = 'shop:ended-cart';

/** Stores that a cart the shopper saw has ended (TRUTH-02). Tabs that load the cart code later show it with their next add. */
export function recordEndedCart(expiry: 'ended' | 'expired'): void {
  withStorage('localStorage', (storage) => storage.setItem(ENDED_CART_KEY, expiry));
}

/** The outcome for the ended cart; null for none. */
export function endedCart(): CartExpiry | null {
  const noted = withStorage('localStorage', (storage) => storage.getItem(ENDED_CART_KEY));
  return noted === 'ended' || noted === 'expired' ? noted : null;
}

/** Called when another cart exists. */
export function clearEndedCart(): void {
  withStorage('localStorage', (storage) => storage.removeItem(ENDED_CART_KEY));
}

/** Key of the prefecture chosen in this tab and not yet confirmed by the platform. */
const DESTINATION_KEY = 'shop:destination';

/** Stores a choice: it survives leaving the page before it was sent (SHIP-02). */
export function recordDestination(province: ProvinceCode): void {
  withStorage('sessionStorage', (storage) => storage.setItem(DESTINATION_KEY, province));
}

/** Called after the platform's answer. */
export function clearDestination(): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(DESTINATION_KEY));
}

/** The unconfirmed choice, or null. */
export function pendingDestination(): ProvinceCode | null {
  return (
    findPrefecture(withStorage('sessionStorage', (storage) => storage.getItem(DESTINATION_KEY)) ?? '')
      ?.province ?? null
  );
}

import type { VerifyPorts } from '@shop/machines/cart/verify-cart-calls';
import { CART_LINES_READ } from '@shop/rules/cart/cart';
import type { KnownCart } from '@shop/rules/cart/known-cart';
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

type CartRuntime = typeof import('./cart-runtime');

let loading: Promise<CartRuntime> | undefined;

/**
 * Brings the cart's code (state machine, Apollo Client), once: on intent, so that it is here when it is needed and no page
 * pays for it before. A failed load is tried again by the next call.
 */
export function loadCart(): Promise<CartRuntime> {
  loading ??= import('./cart-runtime').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Whether the cart's code is here or on its way: then there may be adds that no cookie knows of yet. */
export function isCartInUse(): boolean {
  return loading !== undefined;
}

import type { AddRequest } from '@shop/rules/cart/add-request';
import { UNSENT_ADDS_KEY } from './has-pending-adds';

/**
 * Keeps an add that this page could not send for the next one, which takes it from pending-add-journal.ts (OPS-06). It stands apart from the
 * journal, whose code comes with the cart's: here just that code could not be loaded.
 * @throws DOMException where the browser stores nothing
 */
export function storeUnsentAdd(add: AddRequest): void {
  const { sessionStorage } = window;
  sessionStorage.setItem(
    UNSENT_ADDS_KEY,
    JSON.stringify([...parseList(sessionStorage.getItem(UNSENT_ADDS_KEY) ?? '[]'), add]),
  );
}

/** Written by something else, it is no list: nothing of it is kept. */
function parseList(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

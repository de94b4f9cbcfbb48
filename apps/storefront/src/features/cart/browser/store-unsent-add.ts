import type { AddRequest } from '@shop/rules/cart/add-request';
import { UNSENT_ADDS_KEY } from './unanswered-changes';

/**
 * Stores an add that this page could not send; the next page reads it from pending-add-journal.ts (OPS-06). It is a separate file
 * because the journal is part of the cart's code, which could not be loaded here.
 * @throws DOMException if the browser stores nothing
 */
export function storeUnsentAdd(add: AddRequest): void {
  const { sessionStorage } = window;
  sessionStorage.setItem(
    UNSENT_ADDS_KEY,
    JSON.stringify([...parseList(sessionStorage.getItem(UNSENT_ADDS_KEY) ?? '[]'), add]),
  );
}

/** Data of other code is not a list: it is discarded. */
function parseList(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

import type { WindowLight } from '@shop/rules/product/window-fit';
import { useSyncExternalStore } from 'react';
import { WINDOW_LIGHT_EVENT } from '../contract/window';

/** The light at the shopper's window; null until answered, and on the server. */
export function useWindowLight(): WindowLight | null {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset['windowLight'] as WindowLight | undefined) ?? null,
    () => null,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener(WINDOW_LIGHT_EVENT, onChange);
  return () => removeEventListener(WINDOW_LIGHT_EVENT, onChange);
}

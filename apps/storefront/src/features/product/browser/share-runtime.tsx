import { Toast } from '@shop/ui-kit/primitives/Toast';
import { toastQueue } from '@shop/ui-kit/toast-queue';
import { createRoot } from 'react-dom/client';

const toasts = toastQueue();
let place: HTMLElement | undefined;

/** Puts the place of the toasts into the page: a live region has to be there before its words, to be read out. */
export function prepareToShare(button: HTMLElement): void {
  if (place?.isConnected) return;
  place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Toast queue={toasts} closeLabel={rowOf(button)['close'] ?? ''} />);
}

/** Does what a button of the share row says: copies the page's address, or opens the system's own sheet (PROD-09). */
export function share(button: HTMLElement): void {
  const { address: url = location.href, title = document.title, copied = '' } = rowOf(button);
  if (button.dataset['share'] === 'sheet') {
    // Put away by the shopper, or refused: there is nothing to tell.
    navigator.share({ url, title }).catch(() => undefined);
    return;
  }
  prepareToShare(button);
  const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
  copying.then(
    () => toasts.show(copied),
    // A browser that does not let us shows the address, marked, to be copied by hand.
    () => prompt(button.ariaLabel ?? '', url),
  );
}

function rowOf(button: HTMLElement): DOMStringMap {
  return button.closest<HTMLElement>('[data-share-row]')?.dataset ?? {};
}

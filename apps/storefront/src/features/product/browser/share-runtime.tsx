import { Toast } from '@shop/ui-kit/primitives/Toast';
import { toastQueue } from '@shop/ui-kit/toast-queue';
import { createRoot } from 'react-dom/client';

const toasts = toastQueue();
let place: HTMLElement | undefined;

/** Adds the toast container to the page: a live region must exist before its text, or it is not announced. */
export function prepareToShare(button: HTMLElement): void {
  if (place?.isConnected) return;
  place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Toast queue={toasts} closeLabel={rowOf(button)['close'] ?? ''} />);
}

/** Runs the action of a share button: copies the page's address, or opens the system share sheet (PROD-09). */
export function share(button: HTMLElement): void {
  const { address: url = location.href, title = document.title, copied = '' } = rowOf(button);
  if (button.dataset['share'] === 'sheet') {
    // Dismissed by the shopper or refused: no message is needed.
    navigator.share({ url, title }).catch(() => undefined);
    return;
  }
  prepareToShare(button);
  const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
  copying.then(
    () => toasts.show(copied),
    // Without clipboard permission the browser shows the selected address, to be copied by hand.
    () => prompt(button.ariaLabel ?? '', url),
  );
}

function rowOf(button: HTMLElement): DOMStringMap {
  return button.closest<HTMLElement>('[data-share-row]')?.dataset ?? {};
}

import type { FoundAddress } from '@shop/machines/delivery/delivery-context';
import { findAddress } from './find-address';

/** What the worker answers: `failed` when the piece with the code could not be loaded. */
export type AddressAnswer = { readonly found: FoundAddress | null } | { readonly failed: true };

// A worker's global is not a window; TypeScript knows one or the other.
self.onmessage = ({ data }: MessageEvent<string>) => {
  findAddress(data).then(
    (found) => report({ found }),
    () => report({ failed: true }),
  );
};

function report(answer: AddressAnswer): void {
  self.postMessage(answer);
}

import type { FoundAddress } from '@shop/machines/delivery/delivery-context';
import type { AddressAnswer } from './address-worker';

/**
 * Finds where a postal code lies, in a worker: the hundred pieces of the codes are known there alone, or their names would
 * stand in the JavaScript of every page, 1.4 KB of it.
 * @throws when the codes cannot be loaded, or no one waits any more
 */
export function queryAddressWorker(postalCode: string, signal: AbortSignal): Promise<FoundAddress | null> {
  const worker = new Worker(new URL('./address-worker.ts', import.meta.url));
  const answer = new Promise<FoundAddress | null>((resolve, reject) => {
    const fail = () => reject(new DOMException('the postal codes cannot be loaded', 'NetworkError'));
    worker.onmessage = ({ data }: MessageEvent<AddressAnswer>) =>
      'found' in data ? resolve(data.found) : fail();
    worker.onerror = fail;
    signal.addEventListener('abort', fail);
  });
  worker.postMessage(postalCode);
  return answer.finally(() => worker.terminate());
}

import { pageRequest } from './page-request';
import { type Render, recordAnswer } from './record-answer';

/** Pages of their own kind. */
const KINDS = ['/cart', '/favorite'];
/** Pages of products: code that has run a few times is not yet quick. A sixth off the next one's processor time, against four of them. */
const PRODUCTS = 12;
/** No start waits longer for it. Milliseconds. */
const PATIENCE_MS = 10_000;

const PRODUCT_LINK = /href="(\/products\/[^"?#]+)"/g;

/**
 * Has a process make pages of each kind before it says that it is ready (PERF-04): the first shopper after a start or a deployment is sent
 * what is made by code that has run before. A page that cannot be made keeps nobody from starting: whoever asks for it is told why.
 * @param handle answers a request, as for a visitor
 * @param list address of a list, where one is known
 * @param say reports a page that could not be made
 */
export async function warmUp(
  handle: Render,
  say: (message: string) => void,
  list: string | undefined,
): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const read = async (address: string): Promise<string> => {
    if (patience.aborted) return '';
    const { request, response } = pageRequest(address);
    try {
      const { status, body } = await recordAnswer(handle, request, response);
      return status === 200 ? body.toString('utf8') : '';
    } catch (error) {
      say(
        `${address} could not be made before the start: ${error instanceof Error ? error.message : String(error)}`,
      );
      return '';
    }
  };
  const pages = async () => {
    const products = new Set<string>();
    for (const address of ['/', ...(list === undefined ? [] : [list]), ...KINDS]) {
      const html = await read(address);
      for (const [, product] of html.matchAll(PRODUCT_LINK)) if (product) products.add(product);
    }
    for (const product of [...products].slice(0, PRODUCTS)) await read(product);
  };
  await Promise.race([
    pages(),
    new Promise<void>((resolve) => patience.addEventListener('abort', () => resolve(), { once: true })),
  ]);
}

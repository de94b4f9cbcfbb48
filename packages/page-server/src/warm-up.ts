import { pageRequest, type Render, recordAnswer } from './record-answer';

/**
 * Pages that the others link: code that ran only a few times is not yet fast. Twelve of them, instead of four, take a sixth off the
 * next page's processor time.
 */
const LINKED = 12;
/** Maximum delay of the start. Milliseconds. */
const MAX_DELAY_MS = 10_000;

/**
 * Renders pages of each kind before the process reports ready (PERF-04), so that the first shopper after a start or a deployment is served
 * by code that has run before. A page that fails does not block the start: its visitors see the error.
 * @param handle answers a request, as for a visitor
 * @param pages addresses of one page of each kind; `linked` finds more in these, by its first group
 * @param say reports a page that could not be rendered
 */
export async function warmUp(
  handle: Render,
  say: (message: string) => void,
  pages: { readonly kinds: readonly string[]; readonly linked: RegExp },
): Promise<void> {
  const timeout = AbortSignal.timeout(MAX_DELAY_MS);
  const read = async (address: string): Promise<string> => {
    if (timeout.aborted) return '';
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
  const makeAll = async () => {
    const found = new Set<string>();
    for (const address of pages.kinds) {
      const html = await read(address);
      for (const [, address] of html.matchAll(pages.linked)) if (address) found.add(address);
    }
    for (const address of [...found].slice(0, LINKED)) await read(address);
  };
  await Promise.race([
    makeAll(),
    new Promise<void>((resolve) => timeout.addEventListener('abort', () => resolve(), { once: true })),
  ]);
}

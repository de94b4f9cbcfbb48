import type { BrowserContext, Page, Route } from '@playwright/test';
import { translatePage } from '@shop/ui-kit/testing/translate-page';

/** A condition of the main path (TRANS-01, PERF-02, PROD-08, TRUTH-01). */
export type Condition = 'translated' | 'late' | 'refused' | 'cancelled';

/** What the browser says of it. Nothing else may be said or thrown. */
export const CONSOLE_ERRORS_OF_CONDITION: Readonly<Record<Condition, readonly RegExp[]>> = {
  // The page does not look as the server drew it: React draws it anew.
  translated: [/React error #418/],
  late: [],
  refused: [],
  cancelled: [/ERR_CONNECTION_RESET/, /Failed to fetch RSC payload .* Falling back to browser navigation/],
};

/** Delay of a page's scripts after its document request, in milliseconds. */
const LATE_MS = 3_000;
/** One of this many requests is cancelled. */
const CANCELLED_OF = 3;

/**
 * Applies a condition to every page of a context.
 * @param title of the test, which deterministically selects the cancelled requests
 */
export async function putUnder(
  condition: Condition,
  { context, page, title }: { readonly context: BrowserContext; readonly page: Page; readonly title: string },
): Promise<void> {
  switch (condition) {
    case 'translated':
      // As soon as a document is parsed, before hydration, and for all later content.
      await context.addInitScript({
        content: `addEventListener('DOMContentLoaded', ${String(translatePage)})`,
      });
      return;
    case 'late': {
      let begun = Date.now();
      page.on('request', (request) => {
        if (request.isNavigationRequest()) begun = Date.now();
      });
      await context.route('**/_next/static/**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + LATE_MS - Date.now())));
        // The page may be closed by now.
        await route.continue().catch(() => undefined);
      });
      return;
    }
    case 'refused': {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
      // Nor those of responses.
      await context.route('**/*', (route) => route.continue({ headers: withoutCookies(route) }));
      return;
    }
    case 'cancelled': {
      const asked = new Map<string, number>();
      let calls = hash(title);
      await context.route('**/*', (route) => {
        const { method, resource, name } = nameOf(route);
        // Platform calls share one URL: the third of every three.
        const isCall = method === 'POST' && resource === 'fetch';
        if (isCall) calls += 1;
        const time = (asked.get(name) ?? 0) + 1;
        asked.set(name, time);
        const isChosen = isCall
          ? calls % CANCELLED_OF === 0
          : time === 1 && hash(title + name) % CANCELLED_OF === 0;
        // The document is the shopper's own request, which they would repeat themselves.
        return isChosen && resource !== 'document'
          ? cancel(route, hash(name + calls) % 2 === 0)
          : route.continue().catch(() => undefined);
      });
    }
  }
}

function withoutCookies(route: Route): Record<string, string> {
  const { cookie, ...headers } = route.request().headers();
  return headers;
}

function nameOf(route: Route) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  return { method: request.method(), resource: request.resourceType(), name: `${pathname}${search}` };
}

/**
 * Cancels a request, like a brief connection loss: a cancelled URL passes afterwards.
 * @param isCarriedOut whether it reaches the server, and only the response is lost
 */
async function cancel(route: Route, isCarriedOut: boolean): Promise<void> {
  if (isCarriedOut) await route.fetch().catch(() => undefined);
  await route.abort('connectionreset').catch(() => undefined);
}

function hash(text: string): number {
  let sum = 0;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}

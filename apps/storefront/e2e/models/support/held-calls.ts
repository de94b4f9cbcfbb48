import type { Page, Route } from '@playwright/test';

/** Longer than a page needs to start a request, on a busy machine, too. */
const TIMEOUT_MS = 120_000;

/** Calls of a page, by operation name or endpoint path, held until released. */
export class HeldCalls {
  /** Names to hold from now on; all others pass. */
  readonly held = new Set<string>();
  readonly #waiting = new Map<string, Route[]>();
  #wake: () => void = () => undefined;

  static async of(page: Page): Promise<HeldCalls> {
    const calls = new HeldCalls();
    await page.route(/\/graphql\.json$|\/api\/mailmagazine\/register$/, (route) => calls.#take(route));
    return calls;
  }

  /** The first held call of these names, once it arrives. @throws when none arrives */
  async next(...names: readonly string[]): Promise<Route> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const route = names.flatMap((name) => this.#waiting.get(name)?.splice(0, 1) ?? [])[0];
      if (route !== undefined) return route;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`the page does not request ${names.join(' or ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Releases all held and future calls. */
  async release(): Promise<void> {
    this.held.clear();
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
  }

  async #take(route: Route): Promise<void> {
    const name = nameOf(route);
    if (!this.held.has(name)) return route.continue();
    this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), route]);
    this.#wake();
  }
}

function nameOf(route: Route): string {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (!pathname.endsWith('graphql.json') || request.method() !== 'POST') return pathname;
  return String(request.postDataJSON().operationName);
}

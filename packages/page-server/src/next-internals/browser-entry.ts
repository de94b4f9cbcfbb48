// First, before React: it changes how the bundler loads chunks.
import 'next/dist/client/app-webpack';
import { appBootstrap } from 'next/dist/client/app-bootstrap';
import { ROUTER_HEADERS, STYLE_LOADER } from './router-names';

/** Loads a style sheet for the code that needs it, which does not wait for a second try (lost-files.inline.ts). */
function loadStyleSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Longest silence of a request of the router: then it is lost. The shop's server answers sooner, with an error at worst. Milliseconds. */
const SILENT_MS = 10_000;

/**
 * Has each request for a page's data succeed or fail as a whole. The router joins a request that is under way and reads a body as it
 * arrives: when the rest is lost it waits for ever (ADR 152). A body that still arrives may take any time.
 * @param onChange called with the number of open requests, whether one was lost or refused, and the page's address without an anchor;
 * when it returns true it takes care of the page, and the router gets no answer
 */
export function watchPageData(onChange: (open: number, isLost: boolean, address: string) => boolean): void {
  const ask = globalThis.fetch;
  let open = 0;
  globalThis.fetch = async (input, init) => {
    const headers = init?.headers ?? {};
    // No navigation waits for a segment tree.
    if (!Reflect.has(headers, ROUTER_HEADERS.data) || Reflect.has(headers, ROUTER_HEADERS.segment))
      return ask(input, init);
    // The router appends its parameter.
    const [address = ''] = String(input).split(/[?&]_rsc=/);
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_MS);
    };
    let isLost = true;
    open += 1;
    onChange(open, false, address);
    hear();
    try {
      const answer = await ask(input, { ...init, signal: silence.signal });
      await answer.clone().body?.pipeTo(new WritableStream({ write: hear }));
      isLost = !answer.ok;
      return answer;
    } finally {
      clearTimeout(timer);
      open -= 1;
      if (onChange(open, isLost, address)) await new Promise(() => {});
    }
  };
}

/** Next's browser code in parts, in order of evaluation: each before its dependents. */
export const BROWSER_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/router-reducer/fetch-server-response'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router-instance'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/layout-router'),
  async () => {
    await import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router');
    Reflect.set(globalThis, STYLE_LOADER, loadStyleSheet);
  },
];

/** Has Next call back once the scripts before its own have run. */
export function startNext(begin: () => Promise<void>): void {
  appBootstrap(begin);
}

/** Has React hydrate the page. */
export async function hydratePage(): Promise<void> {
  const { hydrate } = await import(/* webpackMode: "eager" */ 'next/dist/client/app-index');
  // No client instrumentation: Next's own entry loads it.
  await hydrate([]);
}

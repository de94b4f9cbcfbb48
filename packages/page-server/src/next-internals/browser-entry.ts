// First, before React: it changes how the bundler loads chunks.
import 'next/dist/client/app-webpack';
import { appBootstrap } from 'next/dist/client/app-bootstrap';

/** What Next's code in a browser is evaluated in, a part at a time: each before what needs it. */
export const BROWSER_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/router-reducer/fetch-server-response'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router-instance'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/layout-router'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router'),
];

/** Has Next call back when scripts that come before its own have run. */
export function startNext(begin: () => Promise<void>): void {
  appBootstrap(begin);
}

/** Has React take the page up. */
export async function hydratePage(): Promise<void> {
  const { hydrate } = await import(/* webpackMode: "eager" */ 'next/dist/client/app-index');
  // No instrumentation of the browser: Next's own entry looks for it.
  await hydrate([]);
}

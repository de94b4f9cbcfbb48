// First, before React: it changes how the bundler loads chunks.
import 'next/dist/client/app-webpack';
import { appBootstrap } from 'next/dist/client/app-bootstrap';

/** Next's browser code in parts, in order of evaluation: each before its dependents. */
export const BROWSER_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/router-reducer/fetch-server-response'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router-instance'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/layout-router'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router'),
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

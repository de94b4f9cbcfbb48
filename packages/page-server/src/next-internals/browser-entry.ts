// First, before React: it changes how the bundler loads chunks.
import 'next/dist/client/app-webpack';
import { appBootstrap } from 'next/dist/client/app-bootstrap';

/**
 * The router's loader of style sheets of code loaded later. It renders them with React, whose commits then wait until they are loaded: meanwhile no
 * part of the page follows the shopper, and fields lose what is typed. Without it the bundler adds the sheet, and only the code that needs
 * it waits (ADR 139).
 */
export const STYLE_LOADER = '_N_E_STYLE_LOAD';

/** Next's browser code in parts, in order of evaluation: each before its dependents. */
export const BROWSER_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/router-reducer/fetch-server-response'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router-instance'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/layout-router'),
  async () => {
    await import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router');
    Reflect.deleteProperty(globalThis, STYLE_LOADER);
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

// First, before React: it changes how the bundler loads chunks.
import 'next/dist/client/app-webpack';
import { appBootstrap } from 'next/dist/client/app-bootstrap';

/**
 * Name of the router's loader of style sheets of code loaded later. Its own renders them with React, whose commits then wait until they are
 * loaded: meanwhile no part of the page follows the shopper, and fields lose what is typed (ADR 139).
 */
export const STYLE_LOADER = '_N_E_STYLE_LOAD';

/** Loads a style sheet for the code that needs it. One that failed is reported as React does, and loaded again (style-recovery.ts). */
function loadStyleSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = (event) => {
      resolve();
      // Unhandled on purpose: recoverStyles listens for it.
      void Promise.reject(event);
    };
    document.head.append(link);
  });
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

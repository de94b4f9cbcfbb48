/**
 * What the browser begins with in place of Next's own `client/app-next.js` (next.config.ts): the same work, in slices. React, Next's
 * router and the page's own parts are evaluated one after another, each in a task of its own while the browser has nothing better to do, so
 * that no press, no scroll and no frame waits for all of them (PERF-02, ADR 125). React then takes the page up in slices by itself.
 */
import 'next/dist/client/app-webpack';
import { appBootstrap } from 'next/dist/client/app-bootstrap';
import type {} from './start-scripts.inline';

/** Longest that a slice waits for a browser which has something better to do. Milliseconds. */
const LATEST_MS = 100;

/** What is evaluated in a slice of its own, each before what needs it. */
const SLICES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/router-reducer/fetch-server-response'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router-instance'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/layout-router'),
  () => import(/* webpackMode: "eager" */ 'next/dist/client/components/app-router'),
];

appBootstrap(async () => {
  for (const evaluate of SLICES) {
    await nextSlice();
    await evaluate();
  }
  await globalThis.pageStart?.parts;
  await nextSlice();
  const { hydrate } = await import(/* webpackMode: "eager" */ 'next/dist/client/app-index');
  await hydrate([]);
});

/** Another task: what a browser that was asked for frames and presses meanwhile has done first. */
function nextSlice(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis && !globalThis.pageStart?.isWanted)
      requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}

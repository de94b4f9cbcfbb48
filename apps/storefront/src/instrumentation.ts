import type { Instrumentation } from 'next';

/** Called by Next once, when a process of the shop starts, also where our own server does not stand around it; not while it is built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startProcess } = await import('./process/start-process');
  const { env } = await import('./env');
  const { pageCache } = await import('./server/cache/page-cache');
  const { invalidateAllHere } = await import('./server/cache/invalidate-here');
  const { followStore } = await import('./server/commerce/follow-store');
  const { log } = await import('./process/log');
  const { invalidationListener } = await import('./server/cache/invalidate');
  // While developing, Next's own words on the console are for a person.
  if (process.env.NODE_ENV === 'production') {
    await startProcess('shop');
    // Next's own server, which runs while developing, sends none.
    globalThis.pictureOrigin = env().pictureOrigin ?? undefined;
  } else {
    const { outagesInOneLine } = await import('./process/outages-in-one-line');
    outagesInOneLine(globalThis.console);
  }
  pageCache();
  invalidationListener().start();
  await followStore({ onChange: invalidateAllHere, say: log.warn });
}

/** Called by Next for each error that came up in a page or an endpoint. A platform that is away is no surprise, and told elsewhere. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ log }, { isReported, markReported, reportError }] = await Promise.all([
    import('./process/log'),
    import('./process/report-error'),
  ]);
  if (error instanceof Error && error.name === 'PlatformUnreachableError') {
    // Next prints it too, and calls for each part of the page that failed by it.
    if (isReported(error)) return;
    markReported(error);
    log.warn(error.message, { route: routePath });
  } else {
    await reportError(error, { where: 'render', route: routePath });
  }
};

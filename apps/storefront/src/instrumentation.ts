import type { Instrumentation } from 'next';

declare global {
  namespace NodeJS {
    /** Variables that Next replaces at compile time, only in the form `process.env.NAME`. */
    interface ProcessEnv {
      readonly NEXT_RUNTIME?: 'nodejs' | 'edge';
      readonly NEXT_PHASE?: string;
    }
  }
}

/** Called by Next once, when a process of the shop starts, also where our own server does not stand around it; not while it is built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startProcess } = await import('#foundation/process/start-process.ts');
  const { env } = await import('#foundation/env/env.ts');
  const { pageCache } = await import('#foundation/cache/page-cache.ts');
  const { invalidateAllHere } = await import('#features/invalidation/server/invalidate-here.ts');
  const { invalidateAtMidnight } = await import('#foundation/cache/page-cache.ts');
  const { hasLayoutChanged } = await import('#shell/layout/layout-of-day.ts');
  const { followStore } = await import('#foundation/platform/follow-store.ts');
  const { log } = await import('#foundation/process/log.ts');
  const { invalidationListener } = await import('#features/invalidation/server/invalidate.ts');
  // While developing, Next's own words on the console are for a person.
  if (process.env.NODE_ENV === 'production') {
    await startProcess('shop');
    // Next's own server, which runs while developing, sends none.
    globalThis.pictureOrigin = env().pictureOrigin ?? undefined;
  } else {
    const { outagesInOneLine } = await import('#foundation/process/outages-in-one-line.ts');
    outagesInOneLine(globalThis.console);
  }
  pageCache();
  invalidationListener().start();
  invalidateAtMidnight((today, before) => {
    if (hasLayoutChanged(today, before)) invalidateAllHere();
  });
  await followStore({ onChange: invalidateAllHere, say: log.warn });
}

/** Called by Next for each error of a page or an endpoint. A platform outage is expected, and reported elsewhere. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ log }, { isReported, markReported, reportError }] = await Promise.all([
    import('#foundation/process/log.ts'),
    import('#foundation/process/report-error.ts'),
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

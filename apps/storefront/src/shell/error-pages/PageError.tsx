'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface PageErrorProps {
  error: unknown;
  /** Whether the whole page is gone, with its header. @default false */
  isWhole?: boolean;
}

/**
 * Replaces a part that threw (FAULT-04), and reports the error as browsers report uncaught ones (OBS-07). Every page contains this file, so
 * it imports nothing of the shop's.
 */
export function PageError({ error, isWhole = false }: PageErrorProps) {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  useEffect(() => {
    reportError(error);
    import('./draw-broken-page')
      .then(({ drawBrokenPage }) => drawBrokenPage(isWhole))
      .then(setDrawn, () =>
        // Without a connection the messages cannot load: the page's own title links to it.
        setDrawn(
          <a href={location.href} target="_self">
            {document.title}
          </a>,
        ),
      );
  }, [error, isWhole]);
  return drawn;
}

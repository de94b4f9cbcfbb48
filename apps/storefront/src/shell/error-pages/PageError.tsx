'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface PageErrorProps {
  error: unknown;
  /** Nothing of the page is left, its header neither. @default false */
  isWhole?: boolean;
}

/**
 * Takes the place of what threw (FAULT-04), and reports it as browsers report what nobody catches (OBS-07). Every page carries this file, so
 * it imports nothing of the shop's.
 */
export function PageError({ error, isWhole = false }: PageErrorProps) {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  useEffect(() => {
    reportError(error);
    import('./draw-broken-page')
      .then(({ drawBrokenPage }) => drawBrokenPage(isWhole))
      .then(setDrawn, () =>
        // Without a connection there are no words: the page's own title leads to it.
        setDrawn(
          <a href={location.href} target="_self">
            {document.title}
          </a>,
        ),
      );
  }, [error, isWhole]);
  return drawn;
}

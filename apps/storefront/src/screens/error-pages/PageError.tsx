'use client';

import { useEffect } from 'react';
import { LazyPart } from '../lazy/LazyPart';
import { brokenPageCode } from './broken-page-code';

interface PageErrorProps {
  error: unknown;
  /** Nothing of the page is left, its header neither. @default false */
  isWhole?: boolean;
}

/** Takes the place of what threw (FAULT-04), and reports it as browsers report what nobody catches (OBS-07). */
export function PageError({ error, isWhole = false }: PageErrorProps) {
  useEffect(() => reportError(error), [error]);
  return (
    <LazyPart
      code={brokenPageCode}
      fallback={null}
      // Without a connection there are no words: the page's own title leads to it.
      error={() => (
        <a href={location.href} target="_self">
          {document.title}
        </a>
      )}
    >
      {({ BrokenPage, messages }) => <BrokenPage messages={messages} isWhole={isWhole} />}
    </LazyPart>
  );
}

'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isPageEntered } from '#foundation/browser/page-change.ts';

/**
 * What stands below the first screen of a page. A press on a link is answered by what is seen first: this part is drawn
 * right after it, in slices that any press interrupts (PERF-05, ADR 61). In documents, which the server draws, and on the way back or
 * forward, where the browser returns to its place in the page, it is there from the first.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(() => !isPageEntered());
  useEffect(() => {
    if (!isDrawn) startTransition(() => setDrawn(true));
  }, [isDrawn]);
  return isDrawn && children;
}

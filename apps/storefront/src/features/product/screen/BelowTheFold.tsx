'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isPageEntered } from '#foundation/browser/page-change.ts';

/**
 * The content below the first screen of a page. On navigation the first screen renders first: this part follows at once, in slices
 * that any press interrupts (PERF-05, ADR 61). In server-rendered documents, and on back or forward, where the browser restores the
 * scroll position, it renders immediately.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(() => !isPageEntered());
  useEffect(() => {
    if (!isDrawn) startTransition(() => setDrawn(true));
  }, [isDrawn]);
  return isDrawn && children;
}

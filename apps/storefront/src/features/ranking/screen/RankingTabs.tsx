'use client';

import { Tabs, type TabsProps } from '@shop/ui-kit/primitives/Tabs';
import { useCallback } from 'react';

/** The rankings, one at a time. On a phone the tab row is wider than the window: it scrolls to the current tab. */
export function RankingTabs(props: TabsProps) {
  const bringInSight = useCallback((row: HTMLUListElement | null) => {
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  return <Tabs {...props} ref={bringInSight} />;
}

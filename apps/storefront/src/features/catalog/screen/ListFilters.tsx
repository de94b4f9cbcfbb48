'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazyModule } from '#foundation/browser/lazy/use-lazy-module.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import type { FilterFormProps } from './FilterForm';

interface ListFiltersProps extends FilterFormProps {
  /** The filters as links. */
  children: ReactNode;
}

const filterFormCode = lazyModule(() => import('./FilterForm'));

/**
 * The filters of a list (LIST-04): links that apply at once; in a phone's sheet a form whose choices are applied together, once its
 * code has loaded. The code loads on intent on the sheet's button. Without it the links stay.
 */
export function ListFilters({ children, ...form }: ListFiltersProps) {
  const place = useRef<HTMLDivElement>(null);
  // If loading fails, the links still filter the list; the next opening retries.
  const { module, load } = useLazyModule(filterFormCode);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const sheet = place.current?.closest<HTMLElement>('[popover]');
    if (!sheet) return;
    const controller = new AbortController();
    const { signal } = controller;
    for (const opener of document.querySelectorAll(`[popovertarget="${sheet.id}"]`)) {
      for (const name of ['pointerover', 'focus']) opener.addEventListener(name, load, { signal });
    }
    sheet.addEventListener(
      'beforetoggle',
      (event) => {
        if (event.newState !== 'open') return;
        setIsOpen(true);
        load();
      },
      { signal },
    );
    // Closing the sheet discards choices that were not applied.
    sheet.addEventListener('toggle', (event) => event.newState === 'closed' && setIsOpen(false), { signal });
    return () => controller.abort();
  }, [load]);
  return <div ref={place}>{isOpen && module ? <module.FilterForm {...form} /> : children}</div>;
}

'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FilterFormProps } from './FilterForm';

interface ListFiltersProps extends FilterFormProps {
  /** The filters as links. */
  children: ReactNode;
}

/** Brings the code of the form, once; a failed load is tried again by the next opening. */
const loadForm = () => import('./FilterForm');

/**
 * The filters of a list (LIST-04): links, each of which applies at once; in a phone's sheet a form of choices that are applied
 * together, as soon as its code is here. The code comes when the sheet's button is meant. Without it the links stay.
 */
export function ListFilters({ children, ...form }: ListFiltersProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<FilterFormProps> | null>(null);
  useEffect(() => {
    const sheet = place.current?.closest<HTMLElement>('[popover]');
    if (!sheet) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isOpen = false;
    const prepare = () => void loadForm().catch(() => undefined);
    for (const opener of document.querySelectorAll(`[popovertarget="${sheet.id}"]`)) {
      for (const name of ['pointerover', 'focus']) opener.addEventListener(name, prepare, { signal });
    }
    sheet.addEventListener(
      'beforetoggle',
      (event) => {
        isOpen = event.newState === 'open';
        if (!isOpen) return;
        loadForm().then(
          (code) => !signal.aborted && isOpen && setForm(() => code.FilterForm),
          // Without the code the links narrow the list.
          () => undefined,
        );
      },
      { signal },
    );
    // What was chosen and not applied is let go when the sheet is closed.
    sheet.addEventListener('toggle', (event) => event.newState === 'closed' && setForm(null), { signal });
    return () => controller.abort();
  }, []);
  return <div ref={place}>{Form ? <Form {...form} /> : children}</div>;
}

'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { disclosureMenus } from '#behaviour/disclosure-menus.ts';

export interface DisclosureMenusProps {
  /** Accessible name of the landmark */
  label: string;
  className?: string;
  /** Marks menus whose images load on intent */
  'data-menus'?: '';
  /** Contains `details` elements, rendered by the server */
  children: ReactNode;
}

/** A `nav` whose `details` behave as pull-down menus; without JavaScript it is complete and opens. */
export function DisclosureMenus({ label, children, ...attributes }: DisclosureMenusProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? disclosureMenus(root.current) : undefined), []);
  return (
    <nav ref={root} aria-label={label} {...attributes}>
      {children}
    </nav>
  );
}

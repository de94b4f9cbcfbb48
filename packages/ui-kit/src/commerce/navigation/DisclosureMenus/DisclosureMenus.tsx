'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { disclosureMenus } from '#behaviour/disclosure-menus.ts';

export interface DisclosureMenusProps {
  /** Names the landmark */
  label: string;
  className?: string;
  /** Contains `details` elements, drawn by the server */
  children: ReactNode;
}

/** A `nav` whose `details` behave as pull-down menus; all of it is drawn, and opens, without JavaScript. */
export function DisclosureMenus({ label, className, children }: DisclosureMenusProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? disclosureMenus(root.current) : undefined), []);
  return (
    <nav ref={root} aria-label={label} className={className}>
      {children}
    </nav>
  );
}

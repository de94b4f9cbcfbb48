'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { disclosureMenus } from '#behaviour/disclosure-menus.ts';

export interface DisclosureMenusProps {
  /** Names the landmark */
  label: string;
  className?: string;
  /** Marks menus whose pictures are brought when somebody comes near */
  'data-menus'?: '';
  /** Contains `details` elements, drawn by the server */
  children: ReactNode;
}

/** A `nav` whose `details` behave as pull-down menus; all of it is drawn, and opens, without JavaScript. */
export function DisclosureMenus({ label, children, ...attributes }: DisclosureMenusProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? disclosureMenus(root.current) : undefined), []);
  return (
    <nav ref={root} aria-label={label} {...attributes}>
      {children}
    </nav>
  );
}

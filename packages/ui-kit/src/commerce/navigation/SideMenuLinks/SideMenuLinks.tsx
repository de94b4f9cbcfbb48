import type { ReactNode } from 'react';
import { list } from './SideMenuLinks.css.ts';

export interface SideMenuLinksProps {
  /** `SideMenuLink`s, those of one kind of browser with `ShowIn` around them */
  children: ReactNode;
}

/** The ways at the end of the side menu, in two columns. */
export function SideMenuLinks({ children }: SideMenuLinksProps) {
  return <div className={list}>{children}</div>;
}

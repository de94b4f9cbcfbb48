import type { ReactNode } from 'react';
import { list } from './SideMenuLinks.css.ts';

export interface SideMenuLinksProps {
  /** `SideMenuLink`s; those for one kind of browser are wrapped in `ShowIn` */
  children: ReactNode;
}

/** The links at the end of the side menu, in two columns. */
export function SideMenuLinks({ children }: SideMenuLinksProps) {
  return <div className={list}>{children}</div>;
}

import type { ReactNode } from 'react';
import { label as labelStyle, row } from './ShareRow.css.ts';

export interface ShareRowProps {
  label: string;
  /** `IconButton`s with `iconSize={20}` */
  children: ReactNode;
}

/** Words and icons in one line: ways to share this page. */
export function ShareRow({ label, children }: ShareRowProps) {
  return (
    <div className={row}>
      <span className={labelStyle}>{label}</span>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { action as actionStyle, row } from './FieldRow.css.ts';

export interface FieldRowProps {
  /** A `TextField` with its label */
  children: ReactNode;
  /** The `Button` beside it */
  action: ReactNode;
}

/** A field and its button in one line. */
export function FieldRow({ children, action }: FieldRowProps) {
  return (
    <div className={row}>
      {children}
      <div className={actionStyle}>{action}</div>
    </div>
  );
}

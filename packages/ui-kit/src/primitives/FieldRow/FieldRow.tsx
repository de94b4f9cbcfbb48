import type { ReactNode } from 'react';
import { action as actionStyle, note as noteStyle, row } from './FieldRow.css.ts';

export interface FieldRowProps {
  /** A `TextField` with its label */
  children: ReactNode;
  /** The `Button` beside it */
  action: ReactNode;
  /** Small, under both */
  note?: ReactNode;
}

/** A field and its button in one line. */
export function FieldRow({ children, action, note }: FieldRowProps) {
  return (
    <div className={row}>
      {children}
      <div className={actionStyle}>{action}</div>
      {note && <p className={noteStyle}>{note}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as styles from './FieldRow.css.ts';

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
    <div className={styles.row}>
      {children}
      <div className={styles.action}>{action}</div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { info } from '../Icon/icon-shapes.ts';
import * as styles from './Field.css.ts';

export interface FieldWords {
  label: string;
  /** Beside the label, e.g. 必須 or 任意 */
  mark?: string | undefined;
  /** Help under the field */
  hint?: ReactNode;
  /** Error message; the field is then marked invalid */
  error?: string | null | undefined;
}

export interface FieldProps extends FieldWords {
  id: string;
  /** The control; it must have the attributes of `fieldAria` */
  children: ReactNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ id, label, mark: markWord, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {markWord ? (
          <>
            <span>{label}</span>
            <span className={styles.mark}>{markWord}</span>
          </>
        ) : (
          label
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon shape={info} size={16} />
          </span>
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that associate a control with its hint and its error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

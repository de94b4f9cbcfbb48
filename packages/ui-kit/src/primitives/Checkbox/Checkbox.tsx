import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { check } from '../Icon/icon-shapes.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox; the whole row can be pressed. */
export function Checkbox({ label, hint, ...attributes }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" className={styles.box} {...attributes} />
      <span className={styles.tick}>
        <Icon shape={check} size={20} />
      </span>
      <span className={styles.words}>
        <span>{label}</span>
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  );
}

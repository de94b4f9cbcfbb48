import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { check } from '../Icon/icon-shapes.ts';
import { box, hint as hintStyle, row, tick, words } from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox; the whole row can be pressed. */
export function Checkbox({ label, hint, ...attributes }: CheckboxProps) {
  return (
    <label className={row}>
      <input type="checkbox" className={box} {...attributes} />
      <span className={tick}>
        <Icon shape={check} size={20} />
      </span>
      <span className={words}>
        <span>{label}</span>
        {hint && <small className={hintStyle}>{hint}</small>}
      </span>
    </label>
  );
}

import { type SelectHTMLAttributes, useId } from 'react';
import { Field, type FieldWords, fieldAria } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icon-shapes.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldWords,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'children'> {
  options: readonly SelectOption[];
  /** Shown first while nothing is chosen */
  placeholder?: string;
  /** The placeholder can be chosen again, to clear. @default true */
  clearable?: boolean;
}

/** A native select: the best choice on every phone. */
export function Select({
  label,
  mark,
  hint,
  error,
  options,
  placeholder,
  clearable = true,
  id: ownId,
  ...attributes
}: SelectProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      <span className={styles.wrap}>
        <select className={styles.select} {...attributes} {...fieldAria(id, { hint, error })}>
          {placeholder !== undefined && (
            <option value="" disabled={!clearable} hidden={!clearable}>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: name, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {name}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon shape={chevronDown} size={20} />
        </span>
      </span>
    </Field>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronDown, sort as sortShape } from '#primitives/Icon/icon-shapes.ts';
import type { SelectOption } from '#primitives/Select/Select.tsx';
import * as styles from './SortSelect.css.ts';

export interface SortSelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'children'> {
  /** Label before the select, e.g. 並べ替え */
  label: string;
  options: readonly SelectOption[];
}

/** The order of a list, as a native select (LIST-04). */
export function SortSelect({ label, options, ...attributes }: SortSelectProps) {
  return (
    <span className={styles.sort}>
      <span className={styles.narrow}>
        <Icon shape={sortShape} size={20} />
      </span>
      <span className={styles.desktop} aria-hidden="true">
        {label}:
      </span>
      <select className={styles.select} aria-label={label} {...attributes}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon shape={chevronDown} size={16} />
      </span>
    </span>
  );
}

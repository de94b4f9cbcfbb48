import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { visuallyHidden } from '#primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { WholePieces } from '#primitives/WholePieces/WholePieces.tsx';
import * as styles from './CareFacts.css.ts';

const COLUMNS = [1, 1, 2, 3] as const;

export interface CareFactsProps {
  /** Light, water, temperature, size; `icon` is a path of `@shop/ui-kit/icons` */
  facts: readonly {
    icon: string;
    title: string;
    text: ReactNode;
    /** The amount, on a scale of three, and as text */
    level?: { of: 1 | 2 | 3; label: string };
  }[];
  /** Sizes by variant, across the whole width */
  sizes?: {
    icon: string;
    title: string;
    head: readonly [string, string];
    rows: readonly (readonly [string, string])[];
    /** A sentence below the table */
    note?: string;
  };
}

/** Care instructions: cells, two by two on phones, in a row from 1024; the sizes below. */
export function CareFacts({ facts, sizes }: CareFactsProps) {
  return (
    <ul className={styles.list({ columns: COLUMNS[facts.length] ?? 4 })}>
      {facts.map(({ icon, title, text, level }) => (
        <li key={title} className={styles.cell}>
          <Icon shape={icon} size={32} />
          <h3 className={styles.name}>{title}</h3>
          {level && (
            <p className={styles.scale}>
              <span className={styles.dots} data-level={level.of} aria-hidden="true" />
              {level.label}
            </p>
          )}
          <p className={styles.text}>{typeof text === 'string' ? <WholePieces>{text}</WholePieces> : text}</p>
        </li>
      ))}
      {sizes && (
        <li className={styles.wide} data-wide>
          <Icon shape={sizes.icon} size={32} />
          <h3 className={styles.name}>{sizes.title}</h3>
          <table className={styles.table}>
            <thead className={visuallyHidden}>
              <tr>
                {sizes.head.map((label) => (
                  <th key={label} scope="col" className={styles.column}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.rows.map(([variant, measure]) => (
                <tr key={variant}>
                  <th scope="row" className={styles.column}>
                    {variant}
                  </th>
                  <td className={styles.column}>
                    <WholePieces>{measure}</WholePieces>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {sizes.note && (
            <p className={styles.text}>
              <WholePieces>{sizes.note}</WholePieces>
            </p>
          )}
        </li>
      )}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { WholePieces } from '#primitives/WholePieces/WholePieces.tsx';
import {
  cell,
  column,
  dots,
  head,
  list,
  name,
  scale,
  table,
  text as textStyle,
  wide,
} from './CareFacts.css.ts';

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
    <ul className={list({ columns: COLUMNS[facts.length] ?? 4 })}>
      {facts.map(({ icon, title, text, level }) => (
        <li key={title} className={cell}>
          <Icon shape={icon} size={32} />
          <h3 className={name}>{title}</h3>
          {level && (
            <p className={scale}>
              <span className={dots} data-level={level.of} aria-hidden="true" />
              {level.label}
            </p>
          )}
          <p className={textStyle}>{typeof text === 'string' ? <WholePieces>{text}</WholePieces> : text}</p>
        </li>
      ))}
      {sizes && (
        <li className={wide} data-wide>
          <Icon shape={sizes.icon} size={32} />
          <h3 className={name}>{sizes.title}</h3>
          <table className={table}>
            <thead className={head}>
              <tr>
                {sizes.head.map((label) => (
                  <th key={label} scope="col" className={column}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.rows.map(([variant, measure]) => (
                <tr key={variant}>
                  <th scope="row" className={column}>
                    {variant}
                  </th>
                  <td className={column}>
                    <WholePieces>{measure}</WholePieces>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {sizes.note && (
            <p className={textStyle}>
              <WholePieces>{sizes.note}</WholePieces>
            </p>
          )}
        </li>
      )}
    </ul>
  );
}

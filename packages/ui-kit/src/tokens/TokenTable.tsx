import type { ReactNode } from 'react';
import { table } from './token-page.css.ts';
import type { TokenRow } from './token-rows.ts';

export interface TokenTableProps {
  rows: readonly TokenRow[];
  /** Renders a sample of a token */
  draw?: (row: TokenRow) => ReactNode;
}

/** Tokens as a table for the documentation: sample, path, value, description. */
export function TokenTable({ rows, draw }: TokenTableProps) {
  return (
    <table className={table}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.path}>
            {draw && <td>{draw(row)}</td>}
            <th scope="row">
              {row.path}
              <small>{row.value}</small>
            </th>
            <td>
              <span>{row.description}</span>
              {row.derived && <small>{row.derived}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

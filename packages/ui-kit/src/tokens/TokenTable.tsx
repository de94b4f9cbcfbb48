import { cssValue } from '@shop/design-tokens/css-value';
import { resolveValue } from '@shop/design-tokens/read-group';
import type { ReactNode } from 'react';
import { table } from './token-page.css.ts';

/** One token as its page shows it. */
interface TokenRow {
  /** `color.text.muted` */
  path: string;
  /** The CSS value; for a fluid or stepped token that of a wide window */
  value: string;
  description: string;
  /** How a colour that is not one of the eleven is derived; empty for all others */
  derived: string;
}

/** Every token of a group of the tree, in the order of its file. */
export function tokenRows(group: object, path: string): TokenRow[] {
  return Object.entries(group).flatMap(([name, child]: [string, unknown]): TokenRow[] => {
    if (name.startsWith('$') || !isRecord(child)) return [];
    const here = `${path}.${name}`;
    if (!('$value' in child)) return tokenRows(child, here);
    return [
      {
        path: here,
        value: cssValue(resolveValue(child['$value'])),
        description: typeof child['$description'] === 'string' ? child['$description'] : '',
        derived: recipe(isRecord(child['$extensions']) ? child['$extensions']['shop.derived'] : undefined),
      },
    ];
  });
}

function recipe(derived: unknown): string {
  if (!isRecord(derived)) return '';
  const { base, with: other, amount, alpha } = derived;
  if (other === undefined) return `derived: ${base}, ${Number(alpha) * 100} % opaque`;
  return `derived: ${base} with ${Math.round(Number(amount) * 1000) / 10} % ${other}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

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

import type { ReactNode } from 'react';
import { row } from './QuantityRow.css.ts';

/** The quantity (`QuantityStepper`) and what is left (`StockLabel`) beside one another. */
export function QuantityRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

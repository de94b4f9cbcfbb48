import { Tag } from '#primitives/Tag/Tag.tsx';
import { stock } from './StockLabel.css.ts';

export interface StockLabelProps {
  /** As determined by the rules */
  kind: 'ample' | 'moderate' | 'few' | 'awaitingRestock';
  /** The kind as text */
  label: string;
  /** 残りN点, if the rules return it */
  remaining?: string | undefined;
}

/** The remaining stock (PROD-06); "few" stands out. */
export function StockLabel({ kind, label, remaining }: StockLabelProps) {
  return (
    <span className={stock}>
      {kind === 'few' ? <Tag tone="notice">{label}</Tag> : label}
      {remaining && <span>{remaining}</span>}
    </span>
  );
}

import { Tag } from '#primitives/Tag/Tag.tsx';
import { stock } from './StockLabel.css.ts';

export interface StockLabelProps {
  /** As the rules decide it */
  kind: 'ample' | 'moderate' | 'few' | 'awaitingRestock';
  /** The kind in words */
  label: string;
  /** 残りN点, when the rules give it */
  remaining?: string | undefined;
}

/** How much is left (PROD-06); "few" stands out. */
export function StockLabel({ kind, label, remaining }: StockLabelProps) {
  return (
    <span className={stock}>
      {kind === 'few' ? <Tag tone="notice">{label}</Tag> : label}
      {remaining && <span>{remaining}</span>}
    </span>
  );
}

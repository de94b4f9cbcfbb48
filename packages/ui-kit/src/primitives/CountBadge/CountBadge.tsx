import { countBadge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** 0 draws nothing; above 99 it says 99+ */
  count: number;
}

/** A number on an icon; the icon's label must say it too. */
export function CountBadge({ count }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={countBadge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}

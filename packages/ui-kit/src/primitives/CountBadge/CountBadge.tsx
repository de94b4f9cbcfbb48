import { countBadge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** The id by which a script finds it. */
  id: string;
  /** 0 is hidden; above 99 it shows 99+. @default 0 */
  count?: number;
}

/**
 * A number on an icon, whose label must also contain it. On pages that are the same for all visitors a script fills it before the first
 * paint. It is hidden and empty until then, and React leaves its content alone. A script that changes it after a press toggles `data-beat`
 * between `odd` and `even`: it beats once (MOTION-02).
 */
export function CountBadge({ id, count = 0 }: CountBadgeProps) {
  const text = count > 99 ? '99+' : String(count);
  return (
    <span
      id={id}
      className={countBadge}
      hidden={count <= 0}
      aria-hidden="true"
      translate="no"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a number; it makes React keep what the script wrote
      dangerouslySetInnerHTML={{ __html: count <= 0 ? '' : text }}
    />
  );
}

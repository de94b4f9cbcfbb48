import { countBadge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** By which a script finds it. */
  id: string;
  /** 0 draws nothing; above 99 it says 99+. @default 0 */
  count?: number;
}

/**
 * A number on an icon, whose label must say it too. A script fills it before the first paint on pages that are the same for
 * everybody: it is hidden and empty until then, and React leaves its content alone. Whoever changes it by a press turns `data-beat` between `odd` and `even`: it
 * beats once (MOTION-02).
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

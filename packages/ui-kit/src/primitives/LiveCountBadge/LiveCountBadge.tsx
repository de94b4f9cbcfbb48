import { countBadge } from '../CountBadge/CountBadge.css.ts';

export interface LiveCountBadgeProps {
  /** By which a script finds it */
  id: string;
}

/**
 * A count badge that a script fills before the first paint, on pages that are the same for everybody. Hidden and empty until
 * then; React leaves its content alone.
 */
export function LiveCountBadge({ id }: LiveCountBadgeProps) {
  return (
    <span
      id={id}
      className={countBadge}
      hidden
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; it makes React keep what the script wrote
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** The announcement; empty if there is none. Keep the region mounted and change the text. */
  children: string;
}

/** Announces changes to screen readers. */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <div className={visuallyHidden} role="status" aria-live="polite">
      {children}
    </div>
  );
}

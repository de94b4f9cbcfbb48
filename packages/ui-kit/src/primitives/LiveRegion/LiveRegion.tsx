import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** The announcement; empty if there is none. Keep the region mounted and change the text. */
  children: string;
  /** Interrupts the current announcement. @default false */
  urgent?: boolean;
}

/** Announces changes to screen readers. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <div
      className={visuallyHidden}
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
    >
      {children}
    </div>
  );
}

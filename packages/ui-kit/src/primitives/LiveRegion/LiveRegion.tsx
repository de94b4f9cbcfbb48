import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** What just happened; empty when nothing did. Keep the region mounted and change the words. */
  children: string;
  /** Interrupts what is being read. @default false */
  urgent?: boolean;
}

/** Says what changed to those who do not see it. */
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

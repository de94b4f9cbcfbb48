import { Spinner } from '../Spinner/Spinner.tsx';
import { overlay } from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  /** Describes what is loading */
  label: string;
}

/** Covers the page during a slow operation (NAV-01); appears only after 0.3 seconds. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  return (
    <div className={overlay} role="status">
      <Spinner />
      {label}
    </div>
  );
}

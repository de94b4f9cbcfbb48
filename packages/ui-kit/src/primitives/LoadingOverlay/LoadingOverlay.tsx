import { Spinner } from '../Spinner/Spinner.tsx';
import { overlay } from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  /** What is being waited for */
  label: string;
}

/** Lies over the page while something slow goes on (NAV-01); appears only after 0.3 seconds. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  return (
    <div className={overlay} role="status">
      <Spinner />
      {label}
    </div>
  );
}

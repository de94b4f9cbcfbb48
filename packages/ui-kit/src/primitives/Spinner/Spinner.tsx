import { spinner } from './Spinner.css.ts';

/** A 16-pixel ring that turns; it says nothing itself: put words or `aria-busy` beside it. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}

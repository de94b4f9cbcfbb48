import { spinner } from './Spinner.css.ts';

/** A 16-pixel spinning ring without accessible text: put text or `aria-busy` beside it. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}

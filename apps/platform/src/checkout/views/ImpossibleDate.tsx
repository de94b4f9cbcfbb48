/** @jsxRuntime automatic */
import type { Words } from '../words.ts';

interface ImpossibleDateProps {
  readonly words: Words;
  /** null: nothing is reported */
  readonly date: string | null;
  readonly cartHref: string;
}

/** The chosen day cannot be kept: what becomes of it, and where another can be chosen. */
export function ImpossibleDate({ words, date, cartHref }: ImpossibleDateProps) {
  return date === null ? null : (
    <p className="alert" role="alert">
      {words('preferences.dateImpossible', { date })} <a href={cartHref}>{words('preferences.dateAgain')}</a>
    </p>
  );
}

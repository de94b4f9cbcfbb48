/** @jsxRuntime automatic */
import type { Words } from '../words.ts';

interface ImpossibleDateProps {
  readonly words: Words;
  /** null: nothing is told */
  readonly date: string | null;
  readonly cartHref: string;
}

/** The wished day cannot be kept: what becomes of it, and where another can be chosen. */
export function ImpossibleDate({ words, date, cartHref }: ImpossibleDateProps) {
  return date === null ? null : (
    <p className="alert" role="alert">
      {words('wishes.dateImpossible', { date })} <a href={cartHref}>{words('wishes.dateAgain')}</a>
    </p>
  );
}

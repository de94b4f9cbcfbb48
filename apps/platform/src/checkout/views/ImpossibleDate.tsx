/** @jsxRuntime automatic */
import { dateText } from '../date-text.ts';
import type { Language, Words } from '../words.ts';

interface ImpossibleDateProps {
  readonly words: Words;
  readonly language: Language;
  /** null: nothing is reported */
  readonly date: string | null;
  readonly cartHref: string;
}

/** The chosen day cannot be kept: what becomes of it, and where another can be chosen. */
export function ImpossibleDate({ words, language, date, cartHref }: ImpossibleDateProps) {
  return date === null ? null : (
    <p className="alert" role="alert">
      {words('preferences.dateImpossible', { date: dateText(date, language) })}{' '}
      <a href={cartHref}>{words('preferences.dateAgain')}</a>
    </p>
  );
}

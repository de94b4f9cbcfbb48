/** @jsxRuntime automatic */

import { dateText } from '../date-text.ts';
import type { Language, WordKey, Words } from '../words.ts';

interface NoticePageProps {
  readonly words: Words;
  readonly lead: WordKey;
  readonly href: string;
  readonly action: WordKey;
}

/** One message and one link. */
export function NoticePage({ words, lead, href, action }: NoticePageProps) {
  return (
    <>
      <p>{words(lead)}</p>
      <div className="actions">
        <a className="primary" href={href}>
          {words(action)}
        </a>
      </div>
    </>
  );
}

interface ImpossibleDateProps {
  readonly words: Words;
  readonly language: Language;
  /** null: no notice */
  readonly date: string | null;
  readonly cartHref: string;
}

/** Notice that the chosen day is impossible, with its consequence and a link to choose another. */
export function ImpossibleDate({ words, language, date, cartHref }: ImpossibleDateProps) {
  return date === null ? null : (
    <p className="alert" role="alert">
      {words('preferences.dateImpossible', { date: dateText(date, language) })}{' '}
      <a href={cartHref}>{words('preferences.dateAgain')}</a>
    </p>
  );
}

/** @jsxRuntime automatic */

import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { shortenText } from '@shop/rules/shorten-text';
import { oneLine, visibleText } from '@shop/rules/typed-text';
import type { CartAttribute } from '../../cart/cart-attributes.ts';
import { dateText, timeText } from '../date-text.ts';
import type { Language, WordKey, Words } from '../words.ts';

/** The longest text of another client that a notice repeats, in characters. */
const SHOWN_MAX = 40;

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

interface DroppedPreferencesProps {
  readonly words: Words;
  readonly language: Language;
  /** none: no notice */
  readonly dropped: readonly CartAttribute[];
  readonly cartHref: string;
}

/** Notice of preferences that cannot be kept, with the consequence and a link to choose again. */
export function DroppedPreferences({ words, language, dropped, cartHref }: DroppedPreferencesProps) {
  return dropped.length === 0 ? null : (
    <p className="alert" role="alert">
      {dropped.map((asked) => `${droppedText(asked, words, language)} `)}
      <a href={cartHref}>{words('preferences.chooseAgain')}</a>
    </p>
  );
}

function droppedText({ key, value }: CartAttribute, words: Words, language: Language): string {
  if (key === ATTRIBUTE_KEYS.eGift) return words('preferences.eGiftImpossible');
  return key === ATTRIBUTE_KEYS.deliveryTime
    ? words('preferences.timeImpossible', { time: shortened(timeText(value, words)) })
    : words('preferences.dateImpossible', { date: shortened(dateText(value, language)) });
}

function shortened(text: string): string {
  return shortenText(visibleText(oneLine(text)), SHOWN_MAX);
}

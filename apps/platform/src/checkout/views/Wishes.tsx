/** @jsxRuntime automatic */
import type { CartAttribute } from '../../cart/cart-attributes.ts';
import type { WordKey, Words } from '../words.ts';

/** Keys that shops use for what a shopper reads. Everything else is shown under "more information". */
export const DATE_KEY = 'お届け希望日';
export const TIME_KEY = 'お届け時間帯';
export const E_GIFT_KEY = 'eGift';
const LABELS: Readonly<Record<string, WordKey>> = {
  [DATE_KEY]: 'wishes.date',
  [TIME_KEY]: 'wishes.time',
  [E_GIFT_KEY]: 'wishes.eGift',
};
const TECHNICAL = /^[A-Z0-9_]+$/;

interface WishesProps {
  readonly words: Words;
  readonly attributes: readonly CartAttribute[];
  readonly note: string | null;
}

/** Delivery date and time, gift, remarks: what the shop sent along with the cart. */
export function Wishes({ words, attributes, note }: WishesProps) {
  const readable = attributes.filter(({ key }) => !TECHNICAL.test(key));
  const technical = attributes.filter(({ key }) => TECHNICAL.test(key));
  return (
    <section className="block" aria-labelledby="wishes">
      <h2 id="wishes">{words('wishes.title')}</h2>
      {readable.length === 0 && !note ? <p className="light">{words('wishes.none')}</p> : null}
      <dl className="facts">
        {readable.map(({ key, value }) => (
          <div key={key}>
            <dt>{labelOf(key, words)}</dt>
            <dd>
              {key === E_GIFT_KEY && value === 'true' ? words('wishes.yes') : value}
              {key === E_GIFT_KEY ? <p className="hint">{words('wishes.eGiftHint')}</p> : null}
            </dd>
          </div>
        ))}
        {note ? (
          <div>
            <dt>{words('wishes.note')}</dt>
            <dd className="note">{note}</dd>
          </div>
        ) : null}
      </dl>
      {technical.length === 0 ? null : (
        <details className="more">
          <summary>{words('wishes.more')}</summary>
          <dl className="facts small">
            {technical.map(({ key, value }) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** A key that a cart was given may be any text: only our own count. */
function labelOf(key: string, words: Words): string {
  const label = Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
  return label === undefined ? key : words(label);
}

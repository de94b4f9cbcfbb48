/** @jsxRuntime automatic */
import type { CartAttribute } from '../../cart/cart-attributes.ts';
import { DATE_KEY, E_GIFT_KEY, GIFT_KEYS, TIME_KEY } from '../preference-keys.ts';
import { timeText } from '../time-text.ts';
import type { WordKey, Words } from '../words.ts';

/** A key that a cart was given may be any text: only our own count. */
const LABELS: ReadonlyMap<string, WordKey> = new Map([
  [DATE_KEY, 'preferences.date'],
  [TIME_KEY, 'preferences.time'],
  [E_GIFT_KEY, 'preferences.eGift'],
  [GIFT_KEYS.name, 'preferences.giftName'],
  [GIFT_KEYS.zip, 'preferences.giftZip'],
  [GIFT_KEYS.address, 'preferences.giftAddress'],
  [GIFT_KEYS.phone, 'preferences.giftPhone'],
]);

interface PreferencesProps {
  readonly words: Words;
  readonly attributes: readonly CartAttribute[];
  readonly note: string | null;
}

/** Delivery date and time, gift, remarks: what the shop sent along with the cart. Keys that are no preferences stand apart. */
export function Preferences({ words, attributes, note }: PreferencesProps) {
  const readable = attributes.flatMap(({ key, value }) => {
    const label = LABELS.get(key);
    return label === undefined ? [] : [{ key, value, label }];
  });
  const technical = attributes.filter(({ key }) => !LABELS.has(key));
  return (
    <section className="block" aria-labelledby="preferences">
      <h2 id="preferences">{words('preferences.title')}</h2>
      {readable.length === 0 && !note ? <p className="light">{words('preferences.none')}</p> : null}
      <dl className="facts">
        {readable.map(({ key, value, label }) => (
          <div key={key}>
            <dt>{words(label)}</dt>
            <dd>
              {valueText(key, value, words)}
              {key === E_GIFT_KEY ? <p className="hint">{words('preferences.eGiftHint')}</p> : null}
            </dd>
          </div>
        ))}
        {note ? (
          <div>
            <dt>{words('preferences.note')}</dt>
            <dd className="note">{note}</dd>
          </div>
        ) : null}
      </dl>
      {technical.length === 0 ? null : (
        <details className="more">
          <summary>{words('preferences.more')}</summary>
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

function valueText(key: string, value: string, words: Words): string {
  if (key === E_GIFT_KEY && value === 'true') return words('preferences.yes');
  return key === TIME_KEY ? timeText(value, words) : value;
}

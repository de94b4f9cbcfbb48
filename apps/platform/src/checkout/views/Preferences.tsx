/** @jsxRuntime automatic */
import type { CartAttribute } from '../../cart/cart-attributes.ts';
import { E_GIFT_KEY } from '../preference-keys.ts';
import { shownPreferences } from '../shown-preferences.ts';
import type { Language, Words } from '../words.ts';

interface PreferencesProps {
  readonly words: Words;
  readonly language: Language;
  readonly attributes: readonly CartAttribute[];
  readonly note: string | null;
}

/** Delivery date and time, gift, remarks: the shopper's choices among the cart's attributes. */
export function Preferences({ words, language, attributes, note }: PreferencesProps) {
  const shown = shownPreferences(attributes, language);
  return (
    <section className="block" aria-labelledby="preferences">
      <h2 id="preferences">{words('preferences.title')}</h2>
      {shown.length === 0 && !note ? <p className="light">{words('preferences.none')}</p> : null}
      <dl className="facts">
        {shown.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {value}
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
    </section>
  );
}

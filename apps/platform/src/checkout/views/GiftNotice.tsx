/** @jsxRuntime automatic */
import type { GiftField } from '@shop/rules/delivery/gift-destination';
import { type GiftRecipient, giftProblems, isGiftElsewhere } from '../gift-recipient.ts';
import type { WordKey, Words } from '../words.ts';

interface GiftNoticeProps {
  readonly words: Words;
  /** null: the parcel goes to the buyer */
  readonly recipient: GiftRecipient | null;
  readonly cartHref: string;
}

const LABELS: Readonly<Record<GiftField, WordKey>> = {
  name: 'preferences.giftName',
  postalCode: 'preferences.giftZip',
  address: 'preferences.giftAddress',
  phone: 'preferences.giftPhone',
};

/** What stops the order of a gift, by field (GIFT-01), or that its code and its address lie in two prefectures (FEE-01). */
export function GiftNotice({ words, recipient, cartHref }: GiftNoticeProps) {
  const problems = recipient === null ? [] : giftProblems(recipient);
  const isElsewhere = recipient !== null && problems.length === 0 && isGiftElsewhere(recipient);
  return problems.length === 0 && !isElsewhere ? null : (
    <div className="alert" role="alert">
      <p>{words(isElsewhere ? 'gift.elsewhere' : 'gift.incomplete')}</p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              {words(LABELS[field])}: {words(message)}
            </li>
          ))}
        </ul>
      )}
      <a href={cartHref}>{words('address.recipientChange')}</a>
    </div>
  );
}

/** @jsxRuntime automatic */
import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import type { ReactNode } from 'react';
import { postalDigits } from '../../delivery/postal-code.ts';
import { findPrefecture, prefectureName } from '../../delivery/prefectures.ts';
import type { Contact } from '../contact.ts';
import type { GiftRecipient } from '../gift-recipient.ts';
import type { Language, Words } from '../words.ts';

interface DestinationProps {
  readonly words: Words;
  readonly language: Language;
  readonly contact: Contact;
  /** null: the parcel goes to the buyer */
  readonly recipient: GiftRecipient | null;
  /** the recipient is named after the order */
  readonly isEGift: boolean;
  /** below the buyer's address */
  readonly children?: ReactNode;
}

/** Destination of the parcel, and the buyer if different. */
export function Destination({ words, language, contact, recipient, isEGift, children }: DestinationProps) {
  const isBuyers = recipient === null && !isEGift;
  return (
    <>
      {recipient === null ? null : (
        <section className="block" aria-labelledby="recipient">
          <h2 id="recipient">{words('address.recipient')}</h2>
          <RecipientText recipient={recipient} />
        </section>
      )}
      <section className="block" aria-labelledby="to">
        <h2 id="to">{words(isBuyers ? 'confirm.address' : 'address.buyer')}</h2>
        <AddressText contact={contact} language={language} />
        {isEGift ? <p className="hint">{words('preferences.eGiftHint')}</p> : null}
        {children}
      </section>
    </>
  );
}

/** An address in parcel format. */
function AddressText({ contact, language }: { readonly contact: Contact; readonly language: Language }) {
  const prefecture = findPrefecture(contact.provinceCode);
  return (
    <address>
      〒{formatPostalCode(contact.zip)}
      <br />
      {prefecture && prefectureName(prefecture, language)} {contact.city} {contact.address1}
      {contact.address2 === '' ? null : (
        <>
          <br />
          {contact.address2}
        </>
      )}
      <br />
      {contact.lastName} {contact.firstName}
      <br />
      {contact.phone}
    </address>
  );
}

/** Gift address as the buyer wrote it. */
export function RecipientText({ recipient }: { readonly recipient: GiftRecipient }) {
  const digits = postalDigits(recipient.zip);
  return (
    <address data-recipient>
      〒{digits === null ? recipient.zip : formatPostalCode(digits)}
      <br />
      {recipient.address}
      <br />
      {recipient.name}
      <br />
      {recipient.phone}
    </address>
  );
}

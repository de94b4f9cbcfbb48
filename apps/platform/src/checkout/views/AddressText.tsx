/** @jsxRuntime automatic */
import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import { findPrefecture } from '../../delivery/prefectures.ts';
import type { Contact } from '../contact.ts';
import type { Language } from '../words.ts';

/** An address in parcel format. */
export function AddressText({
  contact,
  language,
}: {
  readonly contact: Contact;
  readonly language: Language;
}) {
  const prefecture = findPrefecture(contact.provinceCode);
  return (
    <address>
      〒{formatPostalCode(contact.zip)}
      <br />
      {language === 'EN' ? prefecture?.en : prefecture?.ja} {contact.city} {contact.address1}
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

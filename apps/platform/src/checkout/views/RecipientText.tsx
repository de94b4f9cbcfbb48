/** @jsxRuntime automatic */
import { formatPostalCode, parsePostalCode } from '../../delivery/postal-code.ts';
import type { GiftRecipient } from '../gift-recipient.ts';

/** The address of a gift as its buyer wrote it. */
export function RecipientText({ recipient }: { readonly recipient: GiftRecipient }) {
  const digits = parsePostalCode(recipient.zip);
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

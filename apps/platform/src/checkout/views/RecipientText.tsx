/** @jsxRuntime automatic */
import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import { postalDigits } from '../../delivery/postal-code.ts';
import type { GiftRecipient } from '../gift-recipient.ts';

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

import type { Recipient } from '@shop/rules/cart/cart';

/** Normalizes line ends and surrounding blanks, which may change in transit. */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** Whether a gift has the same recipient: the platform reformats phone numbers and postal codes. */
export function isSameRecipient(held: Recipient | undefined, requested: Recipient): boolean {
  return (
    held !== undefined &&
    digits(held.postalCode) === digits(requested.postalCode) &&
    digits(held.phone).replace(/^81/, '0') === digits(requested.phone).replace(/^81/, '0') &&
    (['name', 'city', 'address'] as const).every(
      (part) => plainText(held[part]) === plainText(requested[part]),
    )
  );
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

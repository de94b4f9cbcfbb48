import { GIFT_KEYS, isEGift } from '@shop/rules/cart/cart-attributes';
import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import { LANGUAGES, localeOfPlatform } from '@shop/rules/language';
import type { Contact } from '../checkout/contact.ts';
import { type GiftRecipient, giftRecipient } from '../checkout/gift-recipient.ts';
import { paymentText } from '../checkout/payment-text.ts';
import { sellerLines, shopNameOf } from '../checkout/seller.ts';
import { shownPreferences } from '../checkout/shown-preferences.ts';
import { formatYen, type Language, type Words, wordsOf } from '../checkout/words.ts';
import type { Mail } from '../db/repositories/mails.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import { findPrefecture, prefectureName } from '../delivery/prefectures.ts';
import { leftToPay } from '../gift-card/gift-card.ts';
import type { Services } from '../graphql/context.ts';
import type { Order } from './order.ts';

const RECIPIENT_KEYS: ReadonlySet<string> = new Set(Object.values(GIFT_KEYS));

/** The order confirmation as plain text in the checkout's language. */
export function orderMail(
  order: Order,
  { catalogue, env }: Pick<Services, 'catalogue' | 'env'>,
): Omit<Mail, 'id'> {
  const words = wordsOf(order.language);
  const shop = shopNameOf(catalogue, order.language);
  const seller = sellerLines({ catalogue, env }, order.language);
  const { contact } = order;
  const yen = (amount: number) => words('summary.yen', { n: formatYen(amount) });
  const recipient = giftRecipient(order.attributes, deliveryRules(catalogue).fees);
  // The recipient is shown above.
  const preferences = shownPreferences(order.attributes, order.language).filter(
    ({ key }) => recipient === null || !RECIPIENT_KEYS.has(key),
  );
  const isBuyers = recipient === null && !isEGift(order.attributes);
  const lines = [
    words('mail.greeting', { name: `${contact.lastName} ${contact.firstName}` }),
    '',
    words('mail.lead', { shop }),
    '',
    `${words('thanks.number')}: ${order.number}`,
    '',
    ...order.lines.map(
      (line) =>
        `${[line.title, line.variantTitle].filter(Boolean).join(' / ')}  ${yen(line.price)} × ${line.quantity}`,
    ),
    '',
    `${words('summary.subtotal')}: ${yen(order.subtotal)}`,
    ...(order.discount > 0
      ? [`${words('summary.discount', { code: order.discountCode ?? '' })}: -${yen(order.discount)}`]
      : []),
    `${words('summary.shipping')}: ${yen(order.shipping)}`,
    ...(order.shippingDiscount > 0
      ? [
          `${words('summary.shippingDiscount', { code: order.shippingCode ?? '' })}: -${yen(order.shippingDiscount)}`,
        ]
      : []),
    `${words('summary.total')}: ${yen(order.total)} (${words('summary.taxIncluded')})`,
    ...order.giftCards.map(
      ({ lastCharacters, amount }) =>
        `${words('summary.giftCard', { last: lastCharacters })}: -${yen(amount)}`,
    ),
    ...(order.giftCards.length > 0
      ? [`${words('summary.due')}: ${yen(leftToPay(order.total, order.giftCards))}`]
      : []),
    '',
    `${words('payment.title')}: ${paymentText(order.payment, words)}`,
    '',
    ...(recipient === null ? [] : recipientLines(recipient, words)),
    `${words(isBuyers ? 'address.title' : 'address.buyer')}:`,
    addressLine(contact, order.language),
    ...preferences.map(({ label, value }) => `${label}: ${value}`),
    ...(isEGift(order.attributes) ? ['', words('preferences.eGiftHint')] : []),
    ...(order.note ? [`${words('preferences.note')}: ${order.note}`] : []),
    '',
    `${words('thanks.lookup')}: ${env.url}/account?locale=${order.language.toLowerCase()}`,
    '',
    words('mail.footer'),
    ...(seller.length === 0 ? [] : ['', ...seller]),
  ];
  return {
    recipient: order.email,
    subject: words('mail.subject', { shop, number: order.number }),
    body: lines.join('\n'),
    createdAt: order.placedAt,
  };
}

function recipientLines({ name, zip, address, phone }: GiftRecipient, words: Words): string[] {
  return [`${words('address.recipient')}:`, `〒${zip} ${address}`, `${name} ${phone}`, ''];
}

/** An address on one line: English with spaces, Japanese without. */
function addressLine(contact: Contact, language: Language): string {
  const prefecture = findPrefecture(contact.provinceCode);
  const places = [prefecture && prefectureName(prefecture, language), contact.city, contact.address1];
  const place = places.filter(Boolean).join(LANGUAGES[localeOfPlatform(language)].joiner);
  return [`〒${formatPostalCode(contact.zip)}`, place, contact.address2].filter(Boolean).join(' ');
}

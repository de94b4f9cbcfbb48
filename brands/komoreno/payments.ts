import type { Localized } from '@shop/rules/language';

/** Payment methods (FOOT-01), as the footer names them. */
export const PAYMENT_NAMES: Localized<readonly string[]> = {
  ja: [
    'VISA',
    'Mastercard',
    'American Express',
    'JCB',
    'd払い',
    'ソフトバンクまとめて支払い',
    'auかんたん決済',
    '後払い決済',
    'Apple Pay',
    'Google Pay',
    'PayPay',
  ],
  en: [
    'VISA',
    'Mastercard',
    'American Express',
    'JCB',
    'Docomo d Barai',
    'SoftBank carrier billing',
    'au carrier billing',
    'Deferred payment',
    'Apple Pay',
    'Google Pay',
    'PayPay',
  ],
};

/**
 * The results of a registration without JavaScript other than success, which has the coupon's own page. Also the results of its
 * mails' links.
 */
export const MAIL_MAGAZINE_RESULTS = [
  'required',
  'invalid',
  'duplicated',
  'failed',
  'confirmed',
  'unsubscribed',
  'expired',
] as const;

export type MailMagazineResult = (typeof MAIL_MAGAZINE_RESULTS)[number];

/**
 * The results of a restock request without JavaScript, and of the link that ends one. A variant in stock has a page about the
 * product instead.
 */
export const RESTOCK_RESULTS = ['registered', 'invalid', 'gone', 'failed', 'stopped'] as const;

export type RestockResult = (typeof RESTOCK_RESULTS)[number];

/** The results after which the shopper goes back to the product's form: their pages also name the product and the variant. */
export const RESTOCK_RETRIES = ['invalid', 'failed'] as const satisfies readonly RestockResult[];

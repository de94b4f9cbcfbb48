/**
 * What a registration without JavaScript may end with, but for success: that is the coupon's own page. And where the links of
 * its mails lead.
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
 * What a restock notice without JavaScript may end with, and where the link that ends one leads. That there is nothing to wait for is a
 * page about the product.
 */
export const RESTOCK_RESULTS = ['registered', 'invalid', 'failed', 'stopped'] as const;

export type RestockResult = (typeof RESTOCK_RESULTS)[number];

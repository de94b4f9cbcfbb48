/** What a registration without JavaScript may end with, but for success: that is the coupon's own page. */
export const MAIL_MAGAZINE_RESULTS = ['required', 'invalid', 'duplicated', 'failed'] as const;

export type MailMagazineResult = (typeof MAIL_MAGAZINE_RESULTS)[number];

/** What a restock notice without JavaScript may end with. */
export const RESTOCK_RESULTS = ['registered', 'in-stock', 'invalid', 'failed'] as const;

export type RestockResult = (typeof RESTOCK_RESULTS)[number];

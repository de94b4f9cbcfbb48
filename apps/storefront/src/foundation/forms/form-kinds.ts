/** Name of the hidden field that holds the page's language. */
export const LANGUAGE_FIELD = 'language';

/** Id of the form of what is sold out; one in a page. */
export const RESTOCK_FORM_ID = 'restock-notice';

/** Name of the hidden field that holds the chosen variant. */
export const VARIANT_FIELD = 'variant_id';

/** Said on that form when another variant was chosen. */
export const VARIANT_EVENT = 'shop:variant';

/** The shop's own forms: `data-form` in the page, the names of fields, and where they post without JavaScript. */
export const FORMS = {
  mailMagazine: { kind: 'mail-magazine', action: '/api/mailmagazine/form', address: 'mailAddress' },
  restockNotice: {
    kind: 'restock-notice',
    action: '/api/stock-notification/form',
    address: 'mail_address',
    product: 'product_id',
  },
} as const;

/** A form that has its machine. */
export interface ClientForm {
  /** Sends what is written in it. */
  readonly submit: () => void;
}

/** Name of the hidden field with the page's language. */
export const LANGUAGE_FIELD = 'language';

/** Name of the hidden field with the prize draw that the page announces. */
export const DRAW_FIELD = 'draw';

/** Id of the restock form for a sold-out variant; one per page. */
export const RESTOCK_FORM_ID = 'restock-notice';

/** Name of the hidden field with the chosen variant. */
export const VARIANT_FIELD = 'variant_id';

/** Dispatched on that form when another variant was chosen. */
export const VARIANT_EVENT = 'shop:variant';

/** The shop's own forms: `data-form` in the page, the names of fields, and their actions without JavaScript. */
export const FORMS = {
  mailMagazine: { kind: 'mail-magazine', action: '/api/mailmagazine/form', address: 'mailAddress' },
  restockNotice: {
    kind: 'restock-notice',
    action: '/api/stock-notification/form',
    address: 'mail_address',
    product: 'product_id',
    handle: 'handle',
  },
} as const;

/** A form with its machine. */
export interface ClientForm {
  /** Submits the form's input. */
  readonly submit: () => void;
}

import en from '../../../messages/en.json';
import ja from '../../../messages/ja.json';
import type { Locale } from '../../i18n/locale';

/**
 * The words of the shop's own forms, loaded with their code: written into every page they would be sent to everybody. Named
 * one by one, so that the bundle has these and not the catalogue.
 */
const WORDS = {
  ja: {
    submitting: ja.footer.mailSubmitting,
    required: ja.mail.errorRequired,
    invalid: ja.mail.errorInvalid,
    duplicated: ja.mail.errorDuplicated,
    failed: ja.mail.errorGeneric,
    success: ja.mail.success,
    title: ja.mail.modalTitle,
    use: ja.mail.modalBody,
    codeLabel: ja.mail.modalCodeLabel,
    copy: ja.mail.modalCopy,
    copied: ja.common.copied,
    stored: ja.mail.modalStored,
    conditions: ja.mail.modalConditions,
    continueShopping: ja.added.continue,
    close: ja.aria.closeModal,
    restockInvalid: ja.restock.errorFormat,
    restockInStock: ja.restock.inStock,
    restockRegistered: ja.restock.success,
  },
  en: {
    submitting: en.footer.mailSubmitting,
    required: en.mail.errorRequired,
    invalid: en.mail.errorInvalid,
    duplicated: en.mail.errorDuplicated,
    failed: en.mail.errorGeneric,
    success: en.mail.success,
    title: en.mail.modalTitle,
    use: en.mail.modalBody,
    codeLabel: en.mail.modalCodeLabel,
    copy: en.mail.modalCopy,
    copied: en.common.copied,
    stored: en.mail.modalStored,
    conditions: en.mail.modalConditions,
    continueShopping: en.added.continue,
    close: en.aria.closeModal,
    restockInvalid: en.restock.errorFormat,
    restockInStock: en.restock.inStock,
    restockRegistered: en.restock.success,
  },
} satisfies Record<Locale, Record<string, string>>;

export type FormWords = (typeof WORDS)[Locale];

/** In the language of the page. */
export function formWords(locale: Locale): FormWords {
  return WORDS[locale];
}

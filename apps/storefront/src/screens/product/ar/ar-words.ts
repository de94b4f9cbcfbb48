import type { Locale } from '../../../i18n/locale';
import { words } from '../../../i18n/words';

/** The words of the AR viewer in the browser. */
export function arWords(locale: Locale) {
  const t = words(locale);
  return {
    open: t('product.ar'),
    title: t('product.arTitle'),
    loading: t('product.arLoading'),
    turn: t('product.arTurn'),
    error: t('product.arError'),
    errorHint: t('product.arErrorHint'),
    retry: t('common.retry'),
    close: t('aria.closeModal'),
  };
}

export type ArWords = ReturnType<typeof arWords>;

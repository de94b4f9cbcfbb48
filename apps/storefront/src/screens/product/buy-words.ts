import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** The words of the buy box in the browser; `{…}` are filled there. */
export function buyWords(locale: Locale) {
  const t = words(locale);
  const hole = { n: '{n}', name: '{name}' };
  return {
    type: t('product.variant'),
    quantity: t('product.quantity'),
    decrease: t('aria.quantityDown'),
    increase: t('aria.quantityUp'),
    stock: {
      ample: t('product.stockCircle'),
      moderate: t('product.stockTriangle'),
      few: t('product.stockFew'),
      awaitingRestock: t('product.stockWaiting'),
    },
    remaining: t('product.stockRemaining', hole),
    soldOut: t('product.soldOutTag'),
    sale: t('product.saleTag'),
    taxIncluded: t('common.taxIncluded'),
    salePrice: t('product.salePrice'),
    originalPrice: t('product.originalLabel'),
    addToCart: t('product.addToCart'),
    needsJavaScript: t('common.needsJavaScript'),
    photo: t('aria.galleryThumb', { n: '{n}', total: '{total}' }),
    photos: t('product.photos'),
    added: t('added.title'),
    addFailed: t('added.error'),
    failedHint: t('added.errorHint'),
    retry: t('common.retry'),
    continueShopping: t('added.continue'),
    toCart: t('added.toCart'),
    recommend: t('added.recommend'),
    close: t('aria.closeModal'),
    pieces: t('common.quantityUnit', hole),
    stockShort: t('stock.notEnough', hole),
    stockOut: t('stock.outOfStock', hole),
  };
}

export type BuyWords = ReturnType<typeof buyWords>;

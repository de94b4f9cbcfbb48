import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { expiryWords } from '../cart/expiry-words';

/** The words of the buy box in the browser; `{…}` are filled there. */
export function buyWords(locale: Locale) {
  const t = words(locale);
  const hole = { n: '{n}', name: '{name}', total: '{total}' };
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
    restock: t('product.restockButton'),
    addToCart: t('product.addToCart'),
    buyNow: t('product.buyNow'),
    redirecting: t('checkout.redirecting'),
    buyNowFailed: t('checkout.buyNowFailed'),
    withoutCoupon: t('checkout.withoutCoupon'),
    stops: {
      outOfStock: t('stock.outOfStock', hole),
      notEnoughStock: t('stock.notEnough', hole),
      discountMissing: t('discount.missing'),
      discountAlreadyUsed: t('discount.alreadyUsed'),
      discountAlreadyApplied: t('discount.alreadyApplied'),
      discountNotApplicable: t('discount.notApplicable'),
    },
    setTitle: t('set.title', hole),
    setCount: t('set.count', hole),
    setRemaining: t('set.remaining', hole),
    setOption: t('set.option', hole),
    setOptionRemove: t('set.optionRemove', hole),
    setOptionQuantity: t('set.optionQuantity', hole),
    setComplete: t('set.complete'),
    setAlerts: {
      doesNotExist: t('set.errorNotFound'),
      cannotAddMore: t('set.errorOver'),
      outOfStock: t('set.errorSoldOut'),
    },
    needsJavaScript: t('common.needsJavaScript'),
    photo: t('aria.galleryThumb', { n: '{n}', total: '{total}' }),
    photos: t('product.photos'),
    added: t('added.title'),
    adding: t('added.pending'),
    addUnknown: t('added.unknown'),
    addRefused: t('cartError.refused'),
    unknownHint: t('added.unknownHint'),
    allInCart: t('added.allInCart', hole),
    expiry: expiryWords(locale),
    addFailed: t('added.error'),
    failedHint: t('added.errorHint'),
    retry: t('common.retry'),
    continueShopping: t('added.continue'),
    toCart: t('added.toCart'),
    recommend: t('added.recommend'),
    close: t('aria.closeModal'),
    pieces: t('common.quantityUnit', hole),
    joint: t('common.joint'),
  };
}

export type BuyWords = ReturnType<typeof buyWords>;

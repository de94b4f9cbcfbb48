import type { DiscountRefusalKind } from '@shop/rules/cart/discount-refusal';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { cartErrorWords } from './cart-error-words';
import { deliveryWords } from './delivery/delivery-words';
import { expiryWords } from './expiry-words';

/** The words of the cart in the browser; `{…}` are filled there. */
export function cartWords(locale: Locale) {
  const t = words(locale);
  const hole = { n: '{n}', name: '{name}', names: '{names}', code: '{code}' };
  return {
    title: t('cart.title'),
    pieces: t('common.quantityUnit', hole),
    joint: t('common.joint'),
    loading: t('cart.loading'),
    needsJavaScript: t('common.needsJavaScript'),
    empty: t('cart.empty'),
    emptyHint: t('collections.lead'),
    emptyAction: t('cart.emptyAction'),
    offline: t('cart.offline'),
    offlineHint: t('cart.offlineHint'),
    error: t('cart.error'),
    retry: t('common.retry'),
    close: t('common.close'),
    expiry: expiryWords(locale),
    lost: t('cartError.invalidCart'),
    taxIncluded: t('common.taxIncluded'),
    quantity: t('cart.lineQuantity'),
    decrease: t('aria.quantityDown'),
    increase: t('aria.quantityUp'),
    remove: t('aria.deleteLine', hole),
    removed: t('cart.lineDeleted'),
    remaining: t('product.stockRemaining', hole),
    lineSoldOut: t('cart.lineSoldOut'),
    lineRemove: t('cart.lineRemove'),
    lineRestock: t('cart.lineRestock'),
    lineExcluded: t('cart.lineExcluded'),
    soldOutStop: t('cart.soldOutStop', hole),
    lineExceeds: t('cart.lineExceeds', hole),
    outOfStock: t('stock.outOfStock', hole),
    notEnough: t('stock.notEnough', hole),
    destination: t('cart.destination'),
    destinationHint: t('cart.destinationHint'),
    destinationGift: t('cart.destinationGift'),
    subtotal: t('cart.subtotal'),
    coupon: t('cart.coupon'),
    couponApplied: t('cart.couponApplied', hole),
    couponNotApplicable: t('discount.notApplicable'),
    couponConditions: t('mail.modalConditions'),
    couponRefusals: couponRefusals(locale),
    couponPartly: t('cart.couponPartly'),
    couponCode: t('cart.discountCode'),
    couponApply: t('cart.discountApply'),
    couponRemove: t('cart.discountRemove', hole),
    couponInvalid: t('cart.discountInvalid'),
    couponPending: t('cart.discountPending'),
    couponInUse: t('cart.discountApplied'),
    shipping: t('cart.shipping'),
    provisional: t('cart.shippingProvisional'),
    provisionalTotal: t('cart.provisionalTotal'),
    total: t('cart.total'),
    updating: t('cart.updating'),
    proceed: t('cart.proceed'),
    redirecting: t('checkout.redirecting'),
    checkoutWorking: t('checkout.working'),
    checkoutSlow: t('checkout.slow'),
    invalidCheckout: t('cart.invalidCheckout'),
    giftIncomplete: t('delivery.giftError'),
    errors: cartErrorWords(locale),
    delivery: deliveryWords(locale),
    lineFailed: t('cart.lineFailed'),
    aProduct: t('cart.aProduct'),
    multiVendor: t('cart.multiVendor'),
    multiVendorList: t('cart.multiVendorList', hole),
    nameJoin: locale === 'ja' ? '、' : ', ',
  };
}

/** Why a code does not apply (CART-06); a reason without words does not compile. `{…}` are filled in the browser. */
function couponRefusals(locale: Locale): Readonly<Record<DiscountRefusalKind, string>> {
  const t = words(locale);
  return {
    notFound: t('discount.missing'),
    notStarted: t('discount.notStarted'),
    expired: t('discount.expired'),
    stopped: t('discount.stopped'),
    usedUp: t('discount.usedUp'),
    usedByCustomer: t('discount.alreadyUsed'),
    alreadyApplied: t('discount.alreadyApplied'),
    belowMinimum: t('discount.minimum', { minimum: '{minimum}' }),
    noEntitledLines: t('discount.noEntitledLines'),
    notCombinable: t('discount.notCombinable', { code: '{code}' }),
  };
}

export type CartWords = ReturnType<typeof cartWords>;

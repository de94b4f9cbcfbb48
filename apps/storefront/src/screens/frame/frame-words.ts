import { SHOP } from '../../content/shop';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** The words of the page's head and foot. */
export function frameWords(locale: Locale) {
  const t = words(locale);
  return {
    brand: SHOP[locale].brand,
    logo: t('header.logoAlt'),
    search: t('header.search'),
    searchPlaceholder: t('header.searchPlaceholder'),
    openSearch: t('aria.openSearch'),
    clearSearch: t('aria.clearSearch'),
    menu: t('menu.title'),
    openMenu: t('aria.openMenu'),
    closeMenu: t('aria.closeMenu'),
    category: t('header.menuCategory'),
    purpose: t('header.menuPurpose'),
    producer: t('header.menuProducer'),
    producers: t('menu.producer'),
    newArrivals: t('header.menuNew'),
    sale: t('header.menuSale'),
    account: t('header.account'),
    openAccount: t('aria.account'),
    stampCard: t('menu.stampCard'),
    stampCardNote: t('menu.stampCardNote'),
    favorites: t('header.favourites'),
    openFavorites: t('aria.favourites'),
    postage: t('header.postage'),
    openCart: t('aria.openCart'),
    cartCount: t('header.cartCount', { n: '{n}' }),
    categories: t('footer.categories'),
    categoriesAll: t('footer.categoriesAll'),
    categoriesLess: t('footer.categoriesLess'),
    guide: t('footer.guide'),
    help: t('footer.help'),
    inquiry: t('footer.inquiry'),
    privacy: t('footer.privacy'),
    terms: t('footer.terms'),
    related: t('footer.related'),
    company: t('footer.company'),
    instagram: t('aria.socialInstagram'),
    x: t('aria.socialX'),
    line: t('aria.socialLine'),
    youtube: t('aria.socialYouTube'),
    shippingTitle: t('footer.shippingTitle'),
    shippingText: t('footer.shippingText'),
    deliveryText: t('footer.deliveryText'),
    payments: t('footer.payments'),
    copyright: t('footer.copyright', { year: '{year}' }),
    otherLanguage: t('footer.otherLanguage'),
  };
}

export type FrameWords = ReturnType<typeof frameWords>;

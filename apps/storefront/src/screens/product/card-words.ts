import { BADGE_KINDS, type BadgeKind } from '@shop/rules/product/badge';
import { type Locale, localePath } from '../../i18n/locale';
import { type MessageKey, words } from '../../i18n/words';

const WORD_OF_BADGE: Record<BadgeKind, MessageKey> = {
  soldOut: 'card.soldOut',
  sale: 'card.sale',
  limited: 'card.limited',
  freeShipping: 'card.freeShipping',
  new: 'card.new',
  giftOnly: 'card.giftOnly',
  storeOriginal: 'card.original',
};

/** The words of product cards in the browser; `{…}` are filled there. */
export function cardWords(locale: Locale) {
  const t = words(locale);
  return {
    /** What stands before a product's handle in its address. */
    products: localePath(locale, '/products/'),
    taxIncluded: t('common.taxIncluded'),
    priceFrom: t('common.priceFrom', { price: '{price}' }),
    salePrice: t('product.salePrice'),
    originalPrice: t('product.originalLabel'),
    stars: t('product.reviewStars', { score: '{score}' }),
    rank: t('ranking.rank', { n: '{n}' }),
    favorite: t('favorite.toggle', { title: '{title}' }),
    badges: Object.fromEntries(BADGE_KINDS.map((kind) => [kind, t(WORD_OF_BADGE[kind])])) as Record<
      BadgeKind,
      string
    >,
  };
}

export type CardWords = ReturnType<typeof cardWords>;

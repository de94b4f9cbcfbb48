import type { ProductCard } from '@shop/rules/product/product-card';
import { Section } from '@shop/ui-kit/primitives/Section';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { CardBlock } from '../catalog/CardBlock';
import { ProductSlider } from '../catalog/ProductSlider';
import { toCard } from '../product/card';
import { cardWords } from '../product/card-words';

interface CartSuggestionsProps {
  locale: Locale;
  /** The overall ranking; empty when the platform was out of reach. */
  ranking: readonly ProductCard[];
}

/** Ranks shown in all; the plants after them are the recommendations. */
const RANKED = 12;
const RECOMMENDED = 10;

/** Recommended products and the overall ranking, under the cart (CART-08, RANK-01). */
export function CartSuggestions({ locale, ranking }: CartSuggestionsProps) {
  const t = words(locale);
  if (ranking.length === 0) return null;
  const recommended = ranking.slice(RANKED, RANKED + RECOMMENDED);
  return (
    <>
      {recommended.length > 0 && (
        <ProductSlider id="recommended" title={t('cart.recommend')} products={recommended} locale={locale} />
      )}
      <Section id="ranking" title={t('cart.ranking')}>
        <CardBlock
          kind="products"
          cards={ranking.slice(0, RANKED).map(toCard)}
          words={cardWords(locale)}
          label={t('common.showMore')}
          href={localePath(locale, '/')}
          isRanked
        />
      </Section>
    </>
  );
}

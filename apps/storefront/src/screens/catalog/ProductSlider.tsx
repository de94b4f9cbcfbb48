import type { ProductCard as ProductCardData } from '@shop/rules/product/product-card';
import { ProductCard } from '@shop/ui-kit/commerce/product/ProductCard';
import { Carousel } from '@shop/ui-kit/primitives/Carousel';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { cardProps } from '../product/card-props';

interface ProductSliderProps {
  id: string;
  title: string;
  products: readonly ProductCardData[];
  locale: Locale;
  /** Draws the ranks of a ranking (SLIDE-01). */
  ranked?: boolean;
  /** Goes round at its ends (§2). */
  loop?: boolean;
  /** Draws the arrows. @default true */
  arrows?: boolean;
  /** Before the arrows: the way to the whole list. */
  tools?: ReactNode;
}

/** Products in a row that scrolls sideways, 3.2 and 6.2 at a time (SLIDE-01, SLIDE-04). */
export function ProductSlider(props: ProductSliderProps) {
  const { id, title, products, locale, ranked = false, loop = false, arrows = true, tools } = props;
  const t = words(locale);
  const track = `${id}-slides`;
  return (
    <Section
      id={id}
      title={title}
      tools={
        <>
          {tools}
          {arrows && (
            <CarouselArrows
              target={track}
              previousLabel={t('slider.previous')}
              nextLabel={t('slider.next')}
              loop={loop}
            />
          )}
        </>
      }
    >
      <Carousel id={track} label={title} view="products">
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            {...cardProps(product, locale)}
            size="small"
            {...(ranked ? { rank: { rank: index + 1, label: t('ranking.rank', { n: index + 1 }) } } : {})}
          />
        ))}
      </Carousel>
    </Section>
  );
}

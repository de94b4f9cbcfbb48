import type { ProductCard } from '@shop/rules/product/product-card';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { CardSlider } from './CardSlider';

interface ProductSliderProps {
  id: string;
  title: string;
  products: readonly ProductCard[];
  locale: Locale;
  /** Shows the ranks of a ranking (SLIDE-01). @default false */
  isRanked?: boolean;
  /** Wraps around at its ends. @default false */
  loop?: boolean;
  /** @default true */
  hasArrows?: boolean;
  /** Link to the whole list. */
  more?: { readonly href: string; readonly label: string };
}

/** A titled row of products, 3.2 and 6.2 visible at a time (SLIDE-01, SLIDE-04). */
export function ProductSlider(props: ProductSliderProps) {
  const { id, title, products, locale, isRanked = false, loop = false, hasArrows = true, more } = props;
  const m = messages(locale);
  const track = `${id}-slides`;
  return (
    <Section
      id={id}
      title={title}
      tools={
        (hasArrows || more) && (
          <>
            {more && (
              <Link variant="more" href={more.href}>
                {more.label}
              </Link>
            )}
            {hasArrows && (
              <CarouselArrows
                target={track}
                previousLabel={m.slider.previous}
                nextLabel={m.slider.next}
                loop={loop}
              />
            )}
          </>
        )
      }
    >
      <CardSlider
        id={track}
        label={title}
        view="products"
        cards={products.map((product) => toCard(product, productLists()))}
        messages={messageTable('cards', locale)}
        isRanked={isRanked}
      />
    </Section>
  );
}

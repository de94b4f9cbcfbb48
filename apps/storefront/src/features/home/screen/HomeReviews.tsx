import type { ProductReview } from '@shop/rules/catalog/home-content';
import { reviewSlides } from '@shop/rules/catalog/slider-loop';
import { roundToHalfStar } from '@shop/rules/product/star-rating';
import { ReviewSlide } from '@shop/ui-kit/commerce/review/ReviewSlide';
import { Carousel } from '@shop/ui-kit/primitives/Carousel';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { ReviewLanguage } from '#features/review/screen/ReviewLanguage.tsx';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';

interface HomeReviewsProps {
  locale: Locale;
  reviews: readonly ProductReview[];
}

const SLIDES = 'review-slides';

/** Reviews (SLIDE-02): those without a title are skipped, and the carousel always loops. */
export function HomeReviews({ locale, reviews }: HomeReviewsProps) {
  const m = messages(locale);
  const slides = reviewSlides(reviews).flatMap(({ product, ...review }) =>
    product === null ? [] : [{ ...review, product }],
  );
  if (slides.length === 0) return null;
  return (
    <Section
      id="reviews"
      title={m.home.reviews}
      tools={
        <CarouselArrows target={SLIDES} previousLabel={m.slider.previous} nextLabel={m.slider.next} loop />
      }
    >
      <Stack gap="small">
        <ReviewLanguage locale={locale} reviews={slides} />
        <Carousel id={SLIDES} label={m.home.reviews} view="reviews">
          {slides.map(({ id, title, content, score, nickname, createdAt, product }) => (
            <ReviewSlide
              key={id}
              href={`${localePath(locale, `/products/${product.handle}`)}#reviews`}
              picture={productPicture(product.image, 360, '')}
              product={product.title}
              rating={{
                score: roundToHalfStar(score),
                label: m.product.reviewStars({ score: roundToHalfStar(score) }),
              }}
              title={title}
              text={content}
              lang={foreignLanguage(content, locale)}
              note={listFacts([nickname, formatDate(createdAt, locale)], m.common.separator)}
            />
          ))}
        </Carousel>
      </Stack>
    </Section>
  );
}

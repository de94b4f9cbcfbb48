import type { HomeContent } from '@shop/rules/catalog/home-content';
import { loops } from '@shop/rules/catalog/slider-loop';
import { ColumnCard } from '@shop/ui-kit/commerce/catalog/ColumnCard';
import { ColumnFeatures } from '@shop/ui-kit/commerce/catalog/ColumnFeatures';
import { Carousel } from '@shop/ui-kit/primitives/Carousel';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { COLUMNS_PATH, columnPath } from '#features/content/contract/column-pages.ts';
import { columnFeatures } from '#features/content/screen/column/column-features.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { homeBanners } from './home-banners';

const SLIDES = 'column-slides';
/** Columns shown large above the others. */
const LARGE = 2;

interface HomeColumnsProps {
  locale: Locale;
  content: Pick<HomeContent, 'columns' | 'banners'>;
}

/**
 * Articles: two large columns, below them the others and the features that do not fit on the first screen, text and image, 2.1
 * and 4.1 at a time (SLIDE-03).
 */
export function HomeColumns({ locale, content }: HomeColumnsProps) {
  const m = messages(locale);
  const { columns } = content;
  const features = homeBanners(content.banners, locale).further;
  const large = columns.slice(0, LARGE);
  const slides = [
    ...columns.slice(LARGE).map(({ handle, title, publishedAt, image }) => ({
      href: localePath(locale, columnPath(handle)),
      title,
      note: formatDate(publishedAt, locale),
      picture: productPicture(image, 720, ''),
    })),
    ...features.map(({ href, title, image }) => ({
      href,
      title,
      picture: productPicture(image, 720, ''),
      isPromotion: true,
    })),
  ];
  if (columns.length === 0 && slides.length === 0) return null;
  const title = features.length === 0 ? m.home.columns : m.home.columnsAndFeatures;
  return (
    <Section
      id="columns"
      title={title}
      tools={
        <>
          {columns.length > 0 && (
            <Link variant="more" href={localePath(locale, COLUMNS_PATH)}>
              {m.common.viewList}
            </Link>
          )}
          {loops('textAndImage', slides.length) && (
            <CarouselArrows
              target={SLIDES}
              previousLabel={m.slider.previous}
              nextLabel={m.slider.next}
              loop
            />
          )}
        </>
      }
    >
      <Stack gap="xlarge">
        <ColumnFeatures items={columnFeatures(large, locale)} />
        {slides.length > 0 && (
          <Carousel id={SLIDES} label={title} view="texts">
            {slides.map((slide) => (
              <ColumnCard key={slide.href} {...slide} />
            ))}
          </Carousel>
        )}
      </Stack>
    </Section>
  );
}

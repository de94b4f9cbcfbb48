import type { HomeContent } from '@shop/rules/catalog/home-content';
import { loops } from '@shop/rules/catalog/slider-loop';
import { ColumnCard } from '@shop/ui-kit/commerce/catalog/ColumnCard';
import { Carousel } from '@shop/ui-kit/primitives/Carousel';
import { CarouselArrows } from '@shop/ui-kit/primitives/CarouselArrows';
import { Section } from '@shop/ui-kit/primitives/Section';
import { columnPath } from '../../content/column-pages';
import { formatDate } from '../../i18n/format-date';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { productPicture } from '../../images/product-picture';
import { homeBanners } from './home-banners';

const SLIDES = 'column-slides';

interface HomeColumnsProps {
  locale: Locale;
  content: Pick<HomeContent, 'columns' | 'banners'>;
}

/** Something to read, then features that the first screen has no room for: text and image, 2.1 and 4.1 at a time (SLIDE-03). */
export function HomeColumns({ locale, content }: HomeColumnsProps) {
  const m = messages(locale);
  const { columns } = content;
  const features = homeBanners(content.banners, locale).further;
  const slides = [
    ...columns.map(({ handle, title, publishedAt, image }) => ({
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
  if (slides.length === 0) return null;
  const title = features.length === 0 ? m.home.columns : m.home.columnsAndFeatures;
  return (
    <Section
      id="columns"
      title={title}
      tools={
        loops('textAndImage', slides.length) && (
          <CarouselArrows target={SLIDES} previousLabel={m.slider.previous} nextLabel={m.slider.next} loop />
        )
      }
    >
      <Carousel id={SLIDES} label={title} view="texts">
        {slides.map((slide) => (
          <ColumnCard key={slide.href} {...slide} />
        ))}
      </Carousel>
    </Section>
  );
}

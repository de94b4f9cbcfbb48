import type { ArticleSummary } from '@shop/rules/content/article-summary';
import { ColumnCard } from '@shop/ui-kit/commerce/catalog/ColumnCard';
import { Carousel } from '@shop/ui-kit/primitives/Carousel';
import { Section } from '@shop/ui-kit/primitives/Section';
import { COLUMN_HANDLES, columnPath } from '../../content/column-pages';
import { formatDate } from '../../i18n/format-date';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { productPicture } from '../product/product-picture';

const COLUMNS: ReadonlySet<string> = new Set(COLUMN_HANDLES);

interface HomeColumnsProps {
  locale: Locale;
  columns: readonly ArticleSummary[];
}

/** Something to read: text and image, 2.1 and 4.1 at a time (SLIDE-03). */
export function HomeColumns({ locale, columns }: HomeColumnsProps) {
  const t = words(locale);
  const shown = columns.filter(({ handle }) => COLUMNS.has(handle));
  if (shown.length === 0) return null;
  return (
    <Section id="columns" title={t('home.columns')}>
      <Carousel id="column-slides" label={t('home.columns')} view="texts">
        {shown.map(({ handle, title, publishedAt, image }) => (
          <ColumnCard
            key={handle}
            href={localePath(locale, columnPath(handle))}
            title={title}
            note={formatDate(publishedAt, locale)}
            picture={productPicture(image, 720, '')}
          />
        ))}
      </Carousel>
    </Section>
  );
}

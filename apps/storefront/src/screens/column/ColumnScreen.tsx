import type { Article } from '@shop/rules/content/article';
import { ArticleLayout } from '@shop/ui-kit/commerce/catalog/ArticleLayout';
import { COLUMNS_PATH } from '../../content/column-pages';
import { formatDate } from '../../i18n/format-date';
import { listFacts } from '../../i18n/list-facts';
import type { Locale } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { productPicture } from '../../images/product-picture';
import type { GraphNode } from '../../metadata/graph';
import { ProductSlider } from '../catalog/ProductSlider';
import { PageCrumbs } from '../content/PageCrumbs';

interface ColumnScreenProps {
  locale: Locale;
  article: Article;
  /** The text, sanitised. */
  bodyHtml: string;
  /** What it tells search engines of itself. */
  facts: readonly GraphNode[];
}

/** A column: what it is about, who wrote it and when, its text, and the products it names (ROUTE-13). */
export function ColumnScreen({ locale, article, bodyHtml, facts }: ColumnScreenProps) {
  const m = messages(locale);
  const { title, publishedAt, author, image, products } = article;
  return (
    <>
      <ArticleLayout
        breadcrumb={
          <PageCrumbs
            locale={locale}
            title={title}
            parent={{ title: m.home.columns, path: COLUMNS_PATH }}
            facts={facts}
          />
        }
        title={title}
        note={listFacts([formatDate(publishedAt, locale), author], m.common.separator)}
        {...(image === null ? {} : { picture: productPicture(image, 1296, '') })}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (PROD-11) */}
        <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </ArticleLayout>
      {products.length > 0 && (
        <ProductSlider id="products" title={m.product.alsoLike} products={products} locale={locale} />
      )}
    </>
  );
}

import type { Article } from '@shop/rules/content/article';
import { ArticleLayout } from '@shop/ui-kit/commerce/catalog/ArticleLayout';
import { ProductSlider } from '#features/catalog/screen/cards/ProductSlider.tsx';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import type { GraphNode } from '#foundation/metadata/shop-facts.ts';
import { PageCrumbs } from '#foundation/screen/PageCrumbs.tsx';
import { COLUMNS_PATH } from '../../contract/column-pages';

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

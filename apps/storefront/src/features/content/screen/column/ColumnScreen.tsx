import type { Advisor } from '@shop/rules/content/advisor';
import type { Article } from '@shop/rules/content/article';
import { ArticleLayout } from '@shop/ui-kit/commerce/catalog/ArticleLayout';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { Section } from '@shop/ui-kit/primitives/Section';
import { ProductSlider } from '#features/catalog/screen/cards/ProductSlider.tsx';
import { pathOfPage, shopBrand } from '#foundation/brand/shop-brand.ts';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import type { GraphNode } from '#foundation/metadata/shop-facts.ts';
import { PageCrumbs } from '#foundation/screen/PageCrumbs.tsx';
import { COLUMNS_PATH } from '../../contract/column-pages';
import { calledName } from '../advisor/AdvisorsScreen';

interface ColumnScreenProps {
  locale: Locale;
  article: Article;
  /** The author, if an advisor. */
  writer: Advisor | null;
  /** The text, sanitised. */
  bodyHtml: string;
  /** Structured data for search engines. */
  facts: readonly GraphNode[];
}

/** A column: its topic, author and date, its text, the author with the way to ask them, and the products it names (ROUTE-13). */
export function ColumnScreen({ locale, article, writer, bodyHtml, facts }: ColumnScreenProps) {
  const m = messages(locale);
  const support = pathOfPage('support');
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
        <div lang={foreignLanguage(bodyHtml, locale)} dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </ArticleLayout>
      {products.length > 0 && (
        <ProductSlider id="products" title={m.column.products} products={products} locale={locale} />
      )}
      {writer !== null && (
        <Section id="writer" title={m.column.writer}>
          <ProfileNote
            name={writer.name}
            place={listFacts([writer.role, writer.field], m.common.separator)}
            text={writer.quote || writer.profile}
            {...(writer.image !== null && { picture: productPicture(writer.image, 360, '') })}
            more={
              shopBrand().hasAdvice && support
                ? {
                    href: localePath(locale, support),
                    label: m.advisors.consult({ name: calledName(writer.name, locale) }),
                  }
                : { href: localePath(locale, `/advisors#${writer.handle}`), label: m.advisors.title }
            }
          />
        </Section>
      )}
    </>
  );
}

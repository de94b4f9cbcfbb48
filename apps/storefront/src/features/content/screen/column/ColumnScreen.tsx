import type { Advisor } from '@shop/rules/content/advisor';
import type { Article, ColumnSummary } from '@shop/rules/content/article';
import type { ProductCard } from '@shop/rules/product/product-card';
import { ArticleLayout } from '@shop/ui-kit/commerce/catalog/ArticleLayout';
import { ColumnFeatures } from '@shop/ui-kit/commerce/catalog/ColumnFeatures';
import { Picks } from '@shop/ui-kit/commerce/catalog/Picks';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { Heading } from '@shop/ui-kit/primitives/Heading';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { pathOfPage, shopBrand } from '#foundation/brand/shop-brand.ts';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { openingPicture, productPicture } from '#foundation/images/product-picture.ts';
import type { GraphNode } from '#foundation/metadata/shop-facts.ts';
import { PageCrumbs } from '#foundation/screen/PageCrumbs.tsx';
import { COLUMNS_PATH } from '../../contract/column-pages';
import { calledName } from '../advisor/AdvisorsScreen';
import { productPick } from '../product-pick';
import { columnFeatures } from './column-features';
import { columnParts } from './column-parts';

interface ColumnScreenProps {
  locale: Locale;
  article: Article;
  /** The author, if an advisor. */
  writer: Advisor | null;
  /** Columns to read after it, at most two. */
  others: readonly ColumnSummary[];
  /** The text, sanitised. */
  bodyHtml: string;
  /** Structured data for search engines. */
  facts: readonly GraphNode[];
}

/**
 * A column: its topic, author and date, its text with the products under the part that names them, the author with the way to ask them, and
 * the next columns (ROUTE-13).
 */
export function ColumnScreen({ locale, article, writer, others, bodyHtml, facts }: ColumnScreenProps) {
  const m = messages(locale);
  const { title, publishedAt, author, image, seo, products } = article;
  const note = listFacts([formatDate(publishedAt, locale), author], m.common.separator);
  const { parts, rest } = columnParts(bodyHtml, products);
  const picks = (named: readonly ProductCard[]) =>
    named.length > 0 && (
      <Picks
        layout="rows"
        label={m.column.products}
        items={named.map((product) => productPick(product, locale))}
      />
    );
  const texts = parts.map(({ html, products: named }) => ({
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (PROD-11)
    text: <div lang={foreignLanguage(bodyHtml, locale)} dangerouslySetInnerHTML={{ __html: html }} />,
    after: picks(named),
  }));
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
        note={note}
        {...(image !== null && {
          head: { lead: seo.description, picture: openingPicture(image, '') },
        })}
        parts={
          rest.length > 0 ? [...texts, { text: <h2>{m.column.products}</h2>, after: picks(rest) }] : texts
        }
        {...(writer !== null && { aside: <Writer locale={locale} writer={writer} /> })}
      />
      {others.length > 0 && (
        <Section
          id="more"
          title={m.column.more}
          tools={
            <Link variant="more" href={localePath(locale, COLUMNS_PATH)}>
              {m.common.viewList}
            </Link>
          }
        >
          <ColumnFeatures items={columnFeatures(others, locale)} />
        </Section>
      )}
    </>
  );
}

interface WriterProps {
  locale: Locale;
  writer: Advisor;
}

/** Who wrote a column, in their own words, and the way to ask them. */
function Writer({ locale, writer }: WriterProps) {
  const m = messages(locale);
  const support = pathOfPage('support');
  const { name, role, field, quote, profile, image, handle } = writer;
  return (
    <section id="writer" aria-label={m.column.writer}>
      <Stack gap="standard">
        <Heading level={2} size="titleSmall">
          {m.column.writer}
        </Heading>
        <ProfileNote
          narrow
          name={name}
          place={listFacts([role, field], m.common.separator)}
          text={quote || profile}
          {...(image !== null && { picture: productPicture(image, 360, '') })}
          more={
            shopBrand().hasAdvice && support
              ? {
                  href: localePath(locale, support),
                  label: m.advisors.consult({ name: calledName(name, locale) }),
                }
              : { href: localePath(locale, `/advisors#${handle}`), label: m.advisors.title }
          }
        />
      </Stack>
    </section>
  );
}

import type { ContentPage } from '@shop/rules/content/content-page';
import { ArticleLayout } from '@shop/ui-kit/commerce/catalog/ArticleLayout';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { PageCrumbs } from '#foundation/screen/PageCrumbs.tsx';

interface ContentScreenProps {
  locale: Locale;
  content: Pick<ContentPage, 'title'>;
  /** Sanitised HTML. */
  body: string;
}

/** A text page from the back office: guides, policies (ROUTE-11, ROUTE-12). */
export function ContentScreen({ locale, content: { title }, body }: ContentScreenProps) {
  return (
    <ArticleLayout
      breadcrumb={<PageCrumbs locale={locale} title={title} />}
      title={title}
      parts={[
        {
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (PROD-11)
          text: <div lang={foreignLanguage(body, locale)} dangerouslySetInnerHTML={{ __html: body }} />,
        },
      ]}
    />
  );
}

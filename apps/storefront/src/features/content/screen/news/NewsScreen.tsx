import type { ArticleSummary } from '@shop/rules/content/article';
import { NewsList } from '@shop/ui-kit/commerce/catalog/NewsList';
import { Container } from '@shop/ui-kit/primitives/Container';
import { Text } from '@shop/ui-kit/primitives/Text';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import { newsItems } from './news-items';

interface NewsScreenProps {
  locale: Locale;
  /** Newest first. */
  news: readonly ArticleSummary[];
}

/** All news (ROUTE-10). */
export function NewsScreen({ locale, news }: NewsScreenProps) {
  const m = messages(locale);
  return (
    <Container>
      <PageHead locale={locale} title={m.news.title} />
      {news.length === 0 ? <Text>{m.news.empty}</Text> : <NewsList items={newsItems(news, locale, true)} />}
    </Container>
  );
}

import type { ArticleSummary } from '@shop/rules/content/article';
import { jstDateAt } from '@shop/rules/jst-date';
import { type NewsItem, NewsList } from '@shop/ui-kit/commerce/catalog/NewsList';
import { Container } from '@shop/ui-kit/primitives/Container';
import { formatDate } from '#foundation/i18n/format-date.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { backOfficeAddress } from '#foundation/routing/back-office-address.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';

/** Link target of short news: their anchor in the full list. */
const OWN_PLACE = '/news#';

/**
 * News for the kit's component.
 * @param isWholeList the page of all news: an item that links to its own anchor is rendered there as the anchor, not as
 * a link
 */
export function newsItems(news: readonly ArticleSummary[], locale: Locale, isWholeList = false): NewsItem[] {
  return news.map(({ handle, title, url, publishedAt }) => {
    const at = Date.parse(publishedAt);
    const place = url.startsWith(OWN_PLACE) ? url.slice(OWN_PLACE.length) : null;
    const address = isWholeList && place !== null ? null : backOfficeAddress(url, locale);
    return {
      id: place ?? handle,
      title,
      date: Number.isNaN(at) ? '' : jstDateAt(at),
      dateLabel: formatDate(publishedAt, locale),
      ...(address === null ? {} : { href: address }),
    };
  });
}

interface NewsScreenProps {
  locale: Locale;
  /** Newest first. */
  news: readonly ArticleSummary[];
}

/** All news (ROUTE-10). */
export function NewsScreen({ locale, news }: NewsScreenProps) {
  return (
    <Container>
      <PageHead locale={locale} title={messages(locale).news.title} />
      <NewsList items={newsItems(news, locale, true)} />
    </Container>
  );
}

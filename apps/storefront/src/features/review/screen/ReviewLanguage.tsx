import type { Review } from '@shop/rules/product/product';
import { Text } from '@shop/ui-kit/primitives/Text';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface ReviewLanguageProps {
  locale: Locale;
  /** Those that are shown below it. */
  reviews: readonly Pick<Review, 'content'>[];
}

/** Says that reviews are shown as they were written, where one is in another language than the page (PROD-10, SLIDE-02). */
export function ReviewLanguage({ locale, reviews }: ReviewLanguageProps) {
  if (reviews.every(({ content }) => foreignLanguage(content, locale) === undefined)) return null;
  const m = messages(locale);
  return (
    <Text size="note" tone="muted">
      {m.review.language}
    </Text>
  );
}

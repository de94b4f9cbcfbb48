import type { Review } from '@shop/rules/product/product';
import { Text } from '@shop/ui-kit/primitives/Text';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface ReviewLanguageProps {
  locale: Locale;
  /** The reviews shown below it. */
  reviews: readonly Pick<Review, 'content'>[];
}

/** A note that reviews are shown in their original language, if one differs from the page's (PROD-10, SLIDE-02). */
export function ReviewLanguage({ locale, reviews }: ReviewLanguageProps) {
  if (reviews.every(({ content }) => foreignLanguage(content, locale) === undefined)) return null;
  const m = messages(locale);
  return (
    <Text size="note" tone="muted">
      {m.review.language}
    </Text>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { ReviewLanguage } from './ReviewLanguage';

const japanese = { content: '葉がきれいです' };
const english = { content: 'Lovely leaves' };

test.each([
  ['an English page of Japanese reviews says', 'en', [japanese], true],
  ['a page of reviews in both languages says', 'en', [english, japanese], true],
  ['a Japanese page of English reviews says', 'ja', [english], true],
  ['a Japanese page of Japanese reviews does not say', 'ja', [japanese], false],
  ['an English page of English reviews does not say', 'en', [english], false],
  ['a page without reviews does not say', 'en', [], false],
] as const)('[PROD-10] [SLIDE-02] %s the language of reviews', (_what, locale, reviews, isSaid) => {
  const html = renderToStaticMarkup(<ReviewLanguage locale={locale} reviews={reviews} />);
  expect(html.includes(messages(locale).review.language)).toBe(isSaid);
  expect(html === '').toBe(!isSaid);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { MissingScreen } from './MissingScreen';

test('[ROUTE-14] [BRAND-02] the page of an unknown address has no heading over nothing in a shop without categories', () => {
  const heading = messages('ja').home.categories;
  const items = [{ label: '食事パン', href: '/collections/bread' }];
  const draw = (categories: typeof items) =>
    renderToStaticMarkup(<MissingScreen locale="ja" categories={categories} />);
  expect(draw(items)).toContain(heading);
  expect(draw([])).not.toContain(heading);
});

test('[ROUTE-14] the page of an unknown address shows a place of the shop, and a drawing where there is none', () => {
  const picture = { src: '/place.jpg', alt: 'A place' };
  const draw = (shown: typeof picture | undefined) =>
    renderToStaticMarkup(<MissingScreen locale="ja" picture={shown} categories={[]} />);
  expect(draw(picture)).toContain('src="/place.jpg" alt="A place"');
  expect(draw(picture)).not.toContain('viewBox="19 4 164 138"');
  expect(draw(undefined)).toContain('viewBox="19 4 164 138"');
});

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

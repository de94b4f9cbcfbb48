import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentScreen } from './ContentScreen';

test('[ROUTE-12] a text in another language than the page is marked with it, whatever the language of its title', () => {
  const body = '<p>お届けから10日以内にご連絡ください。</p>';
  const html = (locale: 'ja' | 'en') =>
    renderToStaticMarkup(<ContentScreen locale={locale} content={{ title: 'Returns' }} body={body} />);
  expect(html('en')).toContain(`<div lang="ja">${body}</div>`);
  expect(html('ja')).toContain(`<div>${body}</div>`);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewSlide } from './ReviewSlide.tsx';

test('title and text of a review say their language, which the rest of the slide does not share', () => {
  const slide = (lang?: string) =>
    renderToStaticMarkup(
      <ReviewSlide
        href="/products/pachira"
        product="Pachira"
        picture={{ src: '/pachira.webp', alt: '' }}
        rating={{ score: 5, label: '5 of 5' }}
        title="元気です"
        text="葉がきれいです"
        note="Kota"
        lang={lang}
      />,
    );
  const [before = '', spoken = ''] = slide('ja').split(/(?=<blockquote)/);
  expect(spoken).toMatch(/^<blockquote lang="ja"><h3[^>]*>元気です/);
  expect(before).not.toContain('lang=');
  expect(slide()).not.toContain('lang=');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CollectionHero } from './CollectionHero';

/** The width at which an image of a ratio states to be drawn. */
function statedSizes(ratio?: number): string | undefined {
  const picture = { src: '/a.jpg', srcSet: '/a.jpg 720w', alt: '' };
  const page = renderToStaticMarkup(<CollectionHero title="List" picture={picture} ratio={ratio} />);
  return / sizes="([^"]+)"/.exec(page)?.[1];
}

test.each([
  [
    'a wide one is cut at its sides',
    2560 / 996,
    'max(100vw, 1131px), (min-width:768px) 103vw, (min-resolution:2.5dppx) 100vw, 145vw',
  ],
  [
    'a nearly square one is as wide as its frame',
    2560 / 2011,
    'max(100vw, 561px), (min-width:768px) 100vw, (min-resolution:2.5dppx) 100vw, 100vw',
  ],
  [
    'one of unknown size is taken as that of a phone',
    undefined,
    'max(100vw, 783px), (min-width:768px) 100vw, (min-resolution:2.5dppx) 100vw, 100vw',
  ],
])("[IMG-02] the image of a list's head states its drawn width by its own ratio: %s", (_, ratio, sizes) => {
  expect(statedSizes(ratio)).toBe(`(min-width:1024px) ${sizes}`);
});

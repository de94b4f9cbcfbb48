import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messageTable } from '#foundation/i18n/messages.ts';
import { RankedCards } from './RankedCards';

test('[IMG-02] [RANK-02] the first image of a ranking states the width of a large card, the others that of a small one', () => {
  const image = 'https://cdn.shopify.com/s/files/1/a.jpg?v=1';
  const cards = [1, 2].map((id) => ({
    id,
    handle: `p-${id}`,
    title: `P${id}`,
    vendor: 'V',
    image,
    price: 900,
  }));
  const html = renderToStaticMarkup(<RankedCards cards={cards} messages={messageTable('cards', 'ja')} />);
  expect(Array.from(html.matchAll(/<img sizes="([^"]*)"/g), ([, sizes]) => sizes)).toEqual([
    expect.stringMatching(/612px/),
    expect.stringMatching(/294px/),
  ]);
});

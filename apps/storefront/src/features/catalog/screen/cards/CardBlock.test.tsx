import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messageTable } from '#foundation/i18n/messages.ts';
import { CardBlock } from './CardBlock';

const card = (id: number) => ({ id, handle: `p-${id}`, title: `P${id}`, vendor: 'V', price: 900 });
const href = [4, 8, 12, 16, 20].map((shown) => `/ranking?show=${shown}#rank-${shown - 3}`);

test.each([
  [0, 4],
  [4, 0],
  [4, 12],
])(
  '[RANK-01] behind %i ranks, each card has its own, and each address of “more” leads to the first card that it adds',
  (from, first) => {
    const html = renderToStaticMarkup(
      <CardBlock
        kind="fours"
        cards={Array.from({ length: 20 - from }, (_, index) => card(from + index + 1))}
        messages={messageTable('cards', 'ja')}
        label="more"
        href={href}
        first={first}
        from={from}
      />,
    );
    const shown = from + first;
    const ids = Array.from(html.matchAll(/id="(rank-\d+)"/g), ([, id]) => id);
    const starts = href.map((address) => address.split('#')[1] ?? '');
    expect(ids).toEqual(starts.filter((_, index) => index * 4 >= from && index * 4 < shown));
    expect(html).toContain(href[shown / 4]);
  },
);

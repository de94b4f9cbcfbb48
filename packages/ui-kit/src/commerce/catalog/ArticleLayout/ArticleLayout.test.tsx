import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleLayout } from './ArticleLayout.tsx';

test.each([
  ['特定商取引法に基づく表記', false],
  ['Notice under the Specified Commercial Act', false],
  ['冬のあいだに届く観葉植物の箱のあけ方と、はじめの一週間の置き場所について', true],
  ['How to open the box of a plant that arrives in winter, and where to put it', true],
])(
  '[TYPE-01] the title %s of a text without an image stands above its text where it is long',
  (title, isLong) => {
    expect(renderToStaticMarkup(<ArticleLayout title={title} parts={[]} />).includes('data-long')).toBe(
      isLong,
    );
  },
);

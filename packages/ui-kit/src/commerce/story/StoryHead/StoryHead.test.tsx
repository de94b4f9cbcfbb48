import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StoryHead } from './StoryHead.tsx';

const titleOf = (title: string) => {
  const head = <StoryHead title={title} lead="" picture={{ src: '/place.webp', alt: '' }} />;
  const [, inner = ''] = /<h1[^>]*>(.*)<\/h1>/.exec(renderToStaticMarkup(head)) ?? [];
  return inner.replace(/<(?!wbr)[^>]*>/g, '').replaceAll('<wbr/>', '|');
};

test.each(['あんしんプレミアムサポート', 'プレミアムサポート', 'あんしんサポ'])(
  '[PAGE-01] the title %s keeps its words',
  (title) => {
    expect(titleOf(title).replaceAll('|', '')).toBe(title);
  },
);

test('[PAGE-01] a title may break before a long katakana word after hiragana, and not before its first', () => {
  expect(titleOf('あんしんプレミアムサポート')).toContain('ん|プ');
  expect(titleOf('プレミアムサポート')).not.toMatch(/^\|/);
});

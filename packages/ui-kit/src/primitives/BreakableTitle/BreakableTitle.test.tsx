// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { BreakableTitle } from './BreakableTitle.tsx';

test.each([
  ['after a middle dot', 'モンステラ・デリシオーサ', 'モンステラ・<wbr>デリシオーサ'],
  ['after a bracketed remark', '【ギフト限定】ミニ観葉', '【ギフト限定】<wbr>ミニ観葉'],
  ['between a shop’s name and the word it is one with', 'コモレノオリジナル', 'コモレノ<wbr>オリジナル'],
  ['whatever shop it is', '【限定】アサモヤオリジナル', '【限定】<wbr>アサモヤ<wbr>オリジナル'],
  [
    'before a long katakana word after hiragana',
    'あんしんプレミアムサポート',
    'あんしん<wbr>プレミアムサポート',
  ],
  ['before a long katakana word after kanji', '水城グリーンファーム', '水城<wbr>グリーンファーム'],
  ['nowhere else', 'コモレノ STOREと緑のハオル', 'コモレノ STOREと緑のハオル'],
])('a Japanese name may break %s', (_where, name, html) => {
  const { root, unmount } = mount(<BreakableTitle>{name}</BreakableTitle>);
  expect(root.innerHTML).toBe(html);
  unmount();
});

test('the server writes no comment between a name and its pause', () => {
  expect(renderToString(<BreakableTitle>鉢・鉢カバー</BreakableTitle>)).toBe('鉢・<wbr/>鉢カバー');
  expect(renderToString(<BreakableTitle>【限定】</BreakableTitle>)).toBe('【限定】<wbr/>');
});

test('copying, reading aloud and searching use the original name', async () => {
  const { root, unmount } = mount(<BreakableTitle>コモレノオリジナル</BreakableTitle>);
  expect(root.textContent).toBe('コモレノオリジナル');
  expect(await violations(root)).toEqual([]);
  unmount();
});

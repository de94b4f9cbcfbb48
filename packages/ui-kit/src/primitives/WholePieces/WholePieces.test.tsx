// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { WholePieces } from './WholePieces.tsx';

/** The unbreakable pieces of a text. */
function piecesOf(text: string): (string | null)[] {
  const { root, unmount } = mount(<WholePieces>{text}</WholePieces>);
  expect(root.textContent).toBe(text);
  const pieces = Array.from(root.querySelectorAll('span'), ({ textContent }) => textContent);
  unmount();
  return pieces;
}

test('[FOOT-01] no line breaks between an amount and its tax note', () => {
  expect(piecesOf('送料は一律800円(税込)。北海道・沖縄・離島は2,000円(税込)です。')).toEqual([
    '800円(税込)。',
    '2,000円(税込)',
  ]);
  expect(piecesOf('2,000円（税込）')).toEqual(['2,000円（税込）']);
});

test('no line breaks within a range with its unit', () => {
  expect(piecesOf('高さが約60〜80cm、10–15℃')).toEqual(['約60〜80cm、', '10–15℃']);
});

test.each(['、', '。', '）', '」', '！', '・', ')。', '…'])('no line starts with %s after a span', (sign) => {
  expect(piecesOf(`高さが約120〜140cm${sign}10号は大きめです`)).toEqual([`約120〜140cm${sign}`]);
});

test.each(['（', '(', '「'])('no line ends with %s before a span', (sign) => {
  expect(piecesOf(`ミニ${sign}4〜5号など`)).toEqual([`${sign}4〜5号`]);
});

test('other text breaks normally; axe reports no violations', async () => {
  expect(piecesOf('5,000円以上で送料が変わります(税込)')).toEqual([]);
  const { root, unmount } = mount(<WholePieces>一律800円(税込)</WholePieces>);
  expect(await violations(root)).toEqual([]);
  unmount();
});

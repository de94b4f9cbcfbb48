// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { RankingBoard, type RankingBoardProps } from './RankingBoard.tsx';

const layer = { src: '/plant.webp', left: 30, top: 40, width: 10, height: 40 };
const board: RankingBoardProps = {
  cards: ['first', 'second', 'third'].map((title) => <h2 key={title}>{title}</h2>),
  room: {
    label: 'a room with the plant, 90 cm tall',
    plate: { src: '/room.webp', alt: '' },
    ruler: { zero: 89, tenCm: 4 },
    plants: [{ id: '1', plant: layer, shadow: { ...layer, src: '/shadow.webp' } }],
    caption: '80–100 cm',
  },
  review: { rating: { score: 5, label: '5 of 5' }, text: '元気です', lang: 'ja', meta: 'Kota' },
};

test('[RANK-02] a list in the order of the ranks; room and review belong to the first', async () => {
  const { root, rerender, unmount } = mount(<RankingBoard {...board} />);
  const items = Array.from(root.querySelectorAll('li'));
  expect(items.map((item) => find(item, 'h2').textContent)).toEqual(['first', 'second', 'third']);
  expect(items.map((item) => item.querySelectorAll('figure, blockquote').length)).toEqual([2, 0, 0]);
  expect(find(root, 'figure [role="img"]').getAttribute('aria-label')).toBe(board.room?.label);
  expect(find(root, 'figcaption').textContent).toBe('80–100 cm');
  expect(find(root, 'blockquote').getAttribute('lang')).toBe('ja');
  expect(await violations(root)).toEqual([]);
  rerender(<RankingBoard cards={board.cards} review={board.review} />);
  expect(root.querySelectorAll('figure, blockquote')).toHaveLength(1);
  rerender(<RankingBoard cards={board.cards} />);
  expect(root.querySelector('figure, blockquote')).toBeNull();
  unmount();
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { FavoriteButton } from '../../favorite/FavoriteButton/FavoriteButton.tsx';
import { ProductCard } from './ProductCard.tsx';

const card = {
  href: '/products/monstera',
  title: 'モンステラ・デリシオーサ',
  picture: { src: '/monstera.jpg', srcSet: '/monstera.jpg?width=180 180w', alt: 'モンステラ・デリシオーサ' },
  price: { amount: 2980, taxNote: '税込' },
  facts: ['高さ25〜100cm', '水城グリーンファーム'],
  dot: '・',
  tags: ['SALE', '限定', '新入荷'].map((label) => ({ label })),
  rating: { score: 4.5, label: '5段階評価で4.5', count: '(3)' },
};

test('[CARD-01] one link with image, title, producer, price, two tags and stars; the favorite button is beside it', async () => {
  const { root, unmount } = mount(
    <ProductCard {...card} favorite={<FavoriteButton productId={1} pressed label="お気に入り" />} />,
  );
  const link = find(root, 'a');
  expect(root.querySelectorAll('a')).toHaveLength(1);
  expect(link.textContent).toContain('リシオーサ高さ25〜100cm・水城グリーンファーム¥2,980');
  expect(link.textContent).toContain('限定');
  expect(link.textContent).not.toContain('新入荷');
  expect(find(link, '[role="img"]').getAttribute('aria-label')).toBe('5段階評価で4.5');
  expect(link.contains(find(root, 'button'))).toBe(false);
  expect(find(root, 'button').getAttribute('aria-pressed')).toBe('true');
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[CARD-01] a small card of a slider has the same content', () => {
  const { root, unmount } = mount(
    <ProductCard {...card} size="small" favorite={<FavoriteButton productId={1} label="お気に入り" />} />,
  );
  const link = find(root, 'a');
  for (const fact of ['水城グリーンファーム', 'SALE', '限定', '¥2,980', '(3)']) {
    expect(link.textContent).toContain(fact);
  }
  expect(find(root, 'button').getAttribute('aria-pressed')).toBe('false');
  unmount();
});

test('[CARD-01] a long name may break after its middle dot', () => {
  const { root, unmount } = mount(<ProductCard {...card} />);
  expect(find(root, 'h3').innerHTML).toBe('モンステラ・<wbr>デリシオーサ');
  unmount();
});

test('[CARD-01] a tag on a small card may break at phrase boundaries; on others it does not break', () => {
  const tags = [{ label: 'コモレノオリジナル' }];
  const { root, rerender, unmount } = mount(<ProductCard {...card} tags={tags} size="small" />);
  expect(root.innerHTML).toContain('コモレノ<wbr>オリジナル');
  expect(root.textContent).toContain('コモレノオリジナル');
  rerender(<ProductCard {...card} tags={tags} />);
  expect(root.innerHTML).toContain('>コモレノオリジナル<');
  unmount();
});

test('an image below the fold is lazy, the first one has priority', () => {
  const { root, rerender, unmount } = mount(<ProductCard {...card} />);
  expect(find(root, 'img').getAttribute('loading')).toBe('lazy');
  rerender(<ProductCard {...card} priority />);
  expect(find(root, 'img').getAttribute('fetchpriority')).toBe('high');
  expect(find(root, 'img').getAttribute('loading')).toBeNull();
  unmount();
});

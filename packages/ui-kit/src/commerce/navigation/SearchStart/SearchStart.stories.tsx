import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { SearchStart } from './SearchStart.tsx';

const items = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));
const searches = (...labels: string[]) =>
  items(...labels).map((search) => ({ ...search, removeLabel: `「${search.label}」を消す` }));

const meta = preview.meta({
  title: 'Commerce/Navigation/SearchStart',
  component: SearchStart,
  tags: ['w360', 'w1280'],
  args: {
    label: '検索',
    recent: {
      title: '最近の検索',
      items: searches('モンステラ 斑入り', '育成ライト', 'ハオルチア'),
      clearLabel: 'すべて消す',
    },
    choices: [
      {
        title: 'おすすめのキーワード',
        items: items('モンステラ', 'パキラ', '胡蝶蘭', 'オリーブ', 'ガジュマル', '日陰に強い'),
      },
      { title: 'カテゴリーから探す', items: items('観葉植物', '多肉植物', '花苗', '鉢花', '塊根植物') },
    ],
    onRemove: fn(),
    onClear: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 560 }}>
        <Story />
      </div>
    ),
  ],
});

const pictured = (...labels: string[]) =>
  items(...labels).map((item) => ({ ...item, picture: plantPicture(item.label) }));
const squares = {
  title: 'カテゴリーから探す',
  items: pictured('観葉植物', '多肉植物', '花苗', '鉢花', '塊根植物', '果樹', '庭木', 'ハーブ・野菜苗'),
  more: { href: '#categories', label: 'すべてのカテゴリー' },
};
const products = {
  title: 'いま人気の商品',
  items: pictured('パキラ 5号', 'モンステラ・デリシオーサ', 'ガジュマル').map((item) => ({
    ...item,
    price: { amount: 2980, taxNote: '税込' },
  })),
};
const keywords = { title: 'おすすめのキーワード', items: items('モンステラ', 'パキラ', '日陰に強い') };

/** Categories with images, and the best sellers. */
export const Pictures = meta.story({ args: { choices: [keywords], squares, products } });
/** Space is reserved until the images load. */
export const PicturesComing = meta.story({
  args: {
    choices: [keywords],
    squares: { ...squares, items: items(...squares.items.map(({ label }) => label)) },
  },
});
export const PicturesInSheet = meta.story({
  tags: ['w360', 'en'],
  args: { variant: 'sheet', choices: [keywords], squares, products },
  parameters: english(SearchStart, {
    label: 'Search',
    recent: {
      title: 'Recent searches',
      items: items('variegated monstera', 'grow light', 'haworthia').map((search) => ({
        ...search,
        removeLabel: `Remove “${search.label}” from recent searches`,
      })),
      clearLabel: 'Clear all',
    },
    choices: [{ title: 'Suggested keywords', items: items('Monstera', 'Pachira', 'Tolerates shade') }],
    squares: {
      title: 'Browse by category',
      items: pictured(
        'Foliage plants',
        'Succulents',
        'Flower seedlings',
        'Potted flowers',
        'Caudex plants',
        'Fruit trees',
        'Garden trees',
        'Herb and vegetable seedlings',
      ),
      more: { href: '#categories', label: 'All categories' },
    },
    products: {
      title: 'Popular now',
      items: pictured('Pachira, No. 5 pot', 'Monstera deliciosa, Swiss cheese plant', 'Ficus microcarpa').map(
        (item) => ({ ...item, price: { amount: 2980, taxNote: 'tax included' } }),
      ),
    },
  }),
});
/** Positioned below the field of a wide page. */
export const Panel = meta.story();
/** In a phone's sheet. */
export const Sheet = meta.story({ tags: ['w360'], args: { variant: 'sheet' } });
/** Without earlier searches the block is omitted. */
export const NothingRecent = meta.story({
  args: { recent: { title: '最近の検索', items: [], clearLabel: 'すべて消す' } },
});
export const LongSearch = meta.story({
  tags: ['w360'],
  args: {
    variant: 'sheet',
    recent: {
      title: '最近の検索',
      items: searches('日当たりの悪い部屋でも育てやすくて初心者に向いている大きめの観葉植物'),
      clearLabel: 'すべて消す',
    },
  },
});

export const Pressed = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「育成ライト」を消す' }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'すべて消す' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'パキラ' }));
    await expect(args.onChoose).toHaveBeenCalledWith('パキラ');
  },
});

import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Inline } from '#primitives/Inline/Inline.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { QuantityStepper } from '#primitives/QuantityStepper/QuantityStepper.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { CartLine } from './CartLine.tsx';

const quantity = (value: number, max: number) => (
  <QuantityStepper
    label="数量"
    decreaseLabel="1つ減らす"
    increaseLabel="1つ増やす"
    value={value}
    max={max}
    onStep={fn()}
    choice={{ label: 'モンステラ・デリシオーサの数量を選ぶ', onChoose: fn() }}
  />
);

const meta = preview.meta({
  title: 'Commerce/Cart/CartLine',
  component: CartLine,
  args: {
    href: '#monstera',
    title: 'モンステラ・デリシオーサ',
    picture: plantPicture('モンステラ・デリシオーサ'),
    details: '6号 · 水城グリーンファーム',
    quantity: quantity(2, 5),
    price: { amount: 9960, taxNote: '税込' },
    removeLabel: 'モンステラ・デリシオーサを削除',
    onRemove: fn(),
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280'] });
export const WithoutVariant = meta.story({ args: { details: undefined } });
export const NotEnoughStock = meta.story({
  args: {
    quantity: quantity(5, 3),
    warning: { label: '在庫は3点です。数量を変更してください', tone: 'notice' },
  },
});
export const SoldOut = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: {
    price: { amount: 4980, taxNote: '税込' },
    warning: { label: '在庫がありません', tone: 'soldOut' },
    quantity: (
      <Inline gap="small">
        <Button size="small">カートから削除する</Button>
        <Link href="#restock">再入荷のお知らせを受け取る</Link>
      </Inline>
    ),
  },
  parameters: english(CartLine, {
    title: 'Philodendron selloum ‘Super Atom’ with pot and saucer',
    picture: plantPicture('Philodendron'),
    details: 'No. 6 pot · Minamiboso Tropical Plants',
    price: { amount: 4980, taxNote: 'tax included' },
    removeLabel: 'Remove Philodendron selloum',
    warning: { label: 'Out of stock', tone: 'soldOut' },
    quantity: (
      <Inline gap="small">
        <Button size="small">Remove from cart</Button>
        <Link href="#restock">Tell me when it is back</Link>
      </Inline>
    ),
  }),
});
export const NotCoveredByCoupon = meta.story({ args: { exclusion: 'クーポン対象外' } });
export const EditFailed = meta.story({
  tags: ['w360'],
  args: { warning: { label: '変更できませんでした。もう一度お試しください。', tone: 'notice' } },
});
export const Busy = meta.story({ args: { busy: true } });
export const Sale = meta.story({
  args: {
    price: { amount: 7968, compareAt: 9960, taxNote: '税込', saleLabel: 'セール価格', wasLabel: '通常価格' },
  },
});
export const LongTitle = meta.story({
  args: {
    title: 'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット',
    details: 'モカ色の陶器鉢と受け皿と鉢カバーのセット · 南房総トロピカルプランツ生産組合',
    price: { amount: 1234567, taxNote: '税込' },
  },
});

import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Select } from '#primitives/Select/Select.tsx';
import { english } from '#stories/english.ts';
import { CartSummary } from './CartSummary.tsx';

const proceed = (loading = false) => (
  <Button tone="primary" size="large" width="full" loading={loading}>
    ご購入手続きへ
  </Button>
);

const meta = preview.meta({
  title: 'Commerce/Cart/CartSummary',
  component: CartSummary,
  args: {
    destination: (
      <Select
        label="お届け先"
        placeholder="選択してください"
        options={['北海道', '東京都', '沖縄県'].map((label) => ({ value: label, label }))}
        value="東京都"
        onChange={fn()}
      />
    ),
    rows: [
      { label: '商品の小計', amount: 9960 },
      { label: '送料', note: '東京都', amount: 770 },
    ],
    total: { label: '合計(税込)', amount: 10730 },
    note: '送料は購入手続きで確定します',
    children: proceed(),
  },
});

export const Standard = meta.story();
export const WithCoupon = meta.story({
  tags: ['en'],
  args: {
    rows: [
      { label: '商品の小計', amount: 9960 },
      { label: 'クーポン', note: 'KOMOREBI10', amount: 996, kind: 'discount' },
      { label: '送料', note: '東京都', amount: 770 },
    ],
    total: { label: '合計(税込)', amount: 9734 },
  },
  parameters: english(CartSummary, {
    destination: (
      <Select
        label="Delivery prefecture"
        options={[{ value: 'JP-13', label: 'Tokyo' }]}
        value="JP-13"
        onChange={fn()}
      />
    ),
    rows: [
      { label: 'Subtotal', amount: 9960 },
      { label: 'Coupon', note: 'KOMOREBI10', amount: 996, kind: 'discount' },
      { label: 'Shipping fee', note: 'Tokyo', amount: 770 },
    ],
    total: { label: 'Total including the provisional fee', amount: 9734 },
    note: 'The fee shown is provisional',
    children: (
      <Button tone="primary" size="large" width="full">
        Go to checkout
      </Button>
    ),
  }),
});
export const Updating = meta.story({
  args: { updating: true, note: '更新しています', children: proceed(true) },
});
export const WithoutDestination = meta.story({ args: { destination: undefined } });
export const Million = meta.story({
  args: { rows: [{ label: '商品の小計', amount: 1234567 }], total: { label: '合計(税込)', amount: 1234567 } },
});

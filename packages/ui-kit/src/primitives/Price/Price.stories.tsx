import type { Meta, StoryObj } from '@storybook/react-vite';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { amount: 2980, taxNote: '税込' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Total: Story = { args: { size: 'total', taxNote: undefined, amount: 128400 } };
export const LowestOfSeveral: Story = {
  tags: ['en'],
  parameters: { english: { from: 'from {price}', taxNote: 'tax incl.' } },
  args: { from: '{price}〜' },
};
export const Sale: Story = {
  tags: ['en'],
  parameters: { english: { taxNote: 'tax incl.', saleLabel: 'Sale price', wasLabel: 'Regular price' } },
  args: { amount: 2384, compareAt: 2980, saleLabel: 'セール価格', wasLabel: '通常価格' },
};
export const SaleLarge: Story = { args: { ...Sale.args, size: 'large' } };
export const SaleLowestOfSeveral: Story = { args: { ...Sale.args, from: '{price}〜' } };
export const Light: Story = { args: { light: true } };
export const Zero: Story = { args: { amount: 0 } };
export const Million: Story = { args: { amount: 1234567, size: 'large' } };

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All: Story = {
  tags: ['w768', 'forced'],
  render: () => (
    <PowerSet
      of={{
        size: ['small', 'standard', 'total', 'large'],
        compareAt: [undefined, 12_980],
        from: [undefined, '{price}〜'],
        light: [false, true],
        taxNote: [undefined, '税込'],
      }}
      columns={3}
      draw={(state) => <Price {...state} amount={9_980} saleLabel="セール価格" wasLabel="通常価格" />}
    />
  ),
};

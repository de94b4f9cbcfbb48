import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({
  title: 'Primitives/Price',
  component: Price,
  args: { amount: 2980, taxNote: '税込' },
});

export const Standard = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Total = meta.story({ args: { size: 'total', taxNote: undefined, amount: 128400 } });
export const LowestOfSeveral = meta.story({
  tags: ['en'],
  parameters: english(Price, { from: 'from {price}', taxNote: 'tax included' }),
  args: { from: '{price}〜' },
});
export const Sale = meta.story({
  tags: ['en'],
  parameters: english(Price, { taxNote: 'tax included', saleLabel: 'Sale price', wasLabel: 'Regular price' }),
  args: { amount: 2384, compareAt: 2980, saleLabel: 'セール価格', wasLabel: '通常価格' },
});
export const SaleLarge = meta.story({ args: { ...Sale.input.args, size: 'large' } });
export const SaleLowestOfSeveral = meta.story({ args: { ...Sale.input.args, from: '{price}〜' } });
export const Light = meta.story({ args: { light: true } });
export const Zero = meta.story({ args: { amount: 0 } });
export const Million = meta.story({ args: { amount: 1234567, size: 'large' } });

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
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
});

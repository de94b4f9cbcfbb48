import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuantityStepper } from '#primitives/QuantityStepper/QuantityStepper.tsx';
import { StockLabel } from '../StockLabel/StockLabel.tsx';
import { QuantityRow } from './QuantityRow.tsx';

const stepper = (max: number) => (
  <QuantityStepper
    label="数量"
    decreaseLabel="1つ減らす"
    increaseLabel="1つ増やす"
    value={1}
    max={max}
    onChange={fn()}
  />
);

const meta = {
  title: 'Commerce/Product/QuantityRow',
  component: QuantityRow,
  args: {
    children: (
      <>
        {stepper(100)}
        <StockLabel kind="ample" label="在庫あり(◯)" />
      </>
    ),
  },
} satisfies Meta<typeof QuantityRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ample: Story = {};
export const LastOne: Story = {
  args: {
    children: (
      <>
        {stepper(1)}
        <StockLabel kind="few" label="残りわずか" remaining="残り1点" />
      </>
    ),
  },
};

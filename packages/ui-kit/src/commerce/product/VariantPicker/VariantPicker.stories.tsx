import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleVariants } from '#stories/sample-variants.ts';
import { VariantPicker } from './VariantPicker.tsx';

const meta = {
  title: 'Commerce/Product/VariantPicker',
  component: VariantPicker,
  args: { label: '種類', options: sampleVariants(3), selectedId: '4', onSelect: fn() },
} satisfies Meta<typeof VariantPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = { tags: ['w360', 'w1280'] };
export const SoldOutChosen: Story = { args: { selectedId: '8' } };
export const One: Story = { args: { options: sampleVariants(1) } };
export const LongName: Story = {
  args: {
    options: sampleVariants(2).map((option) => ({
      ...option,
      name: `${option.name} モカ色の陶器鉢と受け皿と鉢カバーのセット`,
    })),
  },
};

/** Arrow keys choose, and wrap around at the end. */
export const ByKeyboard: Story = {
  args: { selectedId: '8' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('4');
    await expect(canvas.getByRole('radio', { name: /^4号/ })).toHaveFocus();
  },
};

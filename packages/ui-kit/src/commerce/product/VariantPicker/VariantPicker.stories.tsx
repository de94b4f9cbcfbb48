import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { sampleVariants } from '#stories/sample-variants.ts';
import { VariantPicker } from './VariantPicker.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/VariantPicker',
  component: VariantPicker,
  args: { label: '種類', options: sampleVariants(3), selectedId: '4', onSelect: fn() },
});

export const FirstChosen = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(VariantPicker, { label: 'Type', options: sampleVariants(3, 'en') }),
});
export const SoldOutChosen = meta.story({ args: { selectedId: '8' } });
export const One = meta.story({ args: { options: sampleVariants(1) } });
export const LongName = meta.story({
  args: {
    options: sampleVariants(2).map((option) => ({
      ...option,
      name: `${option.name} モカ色の陶器鉢と受け皿と鉢カバーのセット`,
    })),
  },
});

/** Arrow keys choose, and wrap around at the end. */
export const ByKeyboard = meta.story({
  args: { selectedId: '8' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('4');
    await expect(canvas.getByRole('radio', { name: /^4号/ })).toHaveFocus();
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = preview.meta({
  title: 'Primitives/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: '数量',
    decreaseLabel: '1つ減らす',
    increaseLabel: '1つ増やす',
    value: 2,
    max: 5,
    onStep: fn(),
  },
});

export const Middle = meta.story();
export const AtMinimum = meta.story({ args: { value: 1 } });
export const AtMaximum = meta.story({ args: { value: 5 } });
export const OnlyOne = meta.story({ args: { value: 1, max: 1 } });
/** PROD-05: never more than 100. */
export const AtHundred = meta.story({ args: { value: 100, max: 100 } });

/** As in the cart: the number opens a list of all quantities. */
const onChoose = fn();

export const WithList = meta.story({
  tags: ['en', 'focus', 'forced'],
  args: { choice: { label: 'モンステラの数量を選ぶ', onChoose }, value: 12, max: 40 },
  parameters: english(QuantityStepper, {
    label: 'Quantity of monstera',
    decreaseLabel: 'Decrease the quantity of monstera',
    increaseLabel: 'Increase the quantity of monstera',
    choice: { label: 'Choose the quantity of monstera', onChoose },
  }),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox');
    const { width, height } = list.getBoundingClientRect();
    await expect(Math.min(width, height), 'a finger’s target').toBeGreaterThanOrEqual(44);
    await userEvent.selectOptions(list, '30');
    await expect(onChoose).toHaveBeenLastCalledWith(30);
  },
});

/** Both buttons are reachable by keyboard; at the end the button keeps the focus and does nothing. */
export const ByKeyboard = meta.story({
  args: { value: 4 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: '1つ減らす' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
  },
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{ value: [0, 1, 2, 5, 100], max: [1, 2, 5, 100] }}
      columns={2}
      draw={({ value, max }, id) => (
        <QuantityStepper
          label={`数量 ${id}`}
          decreaseLabel="1つ減らす"
          increaseLabel="1つ増やす"
          value={Math.min(value, max)}
          max={max}
          onStep={() => undefined}
        />
      )}
    />
  ),
});

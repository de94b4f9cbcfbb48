import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  args: {
    id: 'prefecture',
    label: 'お届け先の都道府県',
    placeholder: '選択してください',
    options: ['北海道', '東京都', '大阪府', '沖縄県'].map((label) => ({ value: label, label })),
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { defaultValue: '東京都' } });
/** As in the cart: once a prefecture is chosen it cannot be cleared, not even by keyboard. */
export const NotClearable = meta.story({
  args: { clearable: false, value: '東京都', onChange: fn() },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    const [placeholder] = select.options;
    await expect(placeholder?.disabled, 'no key leads back to none').toBe(true);
    await userEvent.selectOptions(select, '沖縄県');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const WithHint = meta.story({
  tags: ['en'],
  args: { hint: '送料の計算に使います' },
  parameters: english(Select, {
    label: 'Prefecture of delivery',
    placeholder: 'Choose',
    hint: 'For the shipping fee',
    options: ['Hokkaido', 'Tokyo', 'Osaka', 'Okinawa'].map((label) => ({ value: label, label })),
  }),
});
export const Invalid = meta.story({ args: { error: '都道府県を選んでください' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '東京都' } });

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['w768', 'focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{
        defaultValue: ['', '東京都'],
        hint: [undefined, '送料の計算に使います'],
        error: [undefined, '都道府県を選んでください'],
        disabled: [false, true],
      }}
      columns={4}
      draw={(state, id) => <Select {...meta.input.args} {...state} id={id} />}
    />
  ),
});

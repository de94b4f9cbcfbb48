import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: '在庫のある商品だけを表示' },
});

export const Off = meta.story();
export const On = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithHint = meta.story({
  tags: ['en'],
  parameters: english(Checkbox, { label: 'Gift wrapping', hint: '¥330 (tax included) for each item' }),
  args: { label: 'ギフト包装を希望する', hint: '1点につき330円(税込)がかかります', defaultChecked: true },
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{
        defaultChecked: [false, true],
        disabled: [false, true],
        hint: [undefined, '1点につき330円(税込)'],
      }}
      columns={2}
      draw={(state) => <Checkbox {...state} label="ギフト包装" />}
    />
  ),
});

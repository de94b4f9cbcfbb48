import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { RadioRows } from './RadioRows.tsx';

const TIMES = ['指定なし', '午前中', '14時〜16時', '16時〜18時', '18時〜20時', '19時〜21時'];

const meta = preview.meta({
  title: 'Primitives/RadioRows',
  component: RadioRows,
  args: {
    label: 'お届け時間',
    name: 'time',
    options: TIMES.map((label, index) => ({ value: String(index), label })),
  },
});

export const NoneChosen = meta.story();
export const Chosen = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: { defaultValue: '2' },
  parameters: english(RadioRows, {
    label: 'Delivery time',
    options: ['none', 'morning (8 to 12)', '14:00-16:00', '16:00-18:00', '18:00-20:00'].map(
      (label, index) => ({ value: String(index), label }),
    ),
  }),
});
export const SomeImpossible = meta.story({
  args: {
    defaultValue: '0',
    options: TIMES.map((label, index) => ({ value: String(index), label, disabled: index > 3 })),
  },
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{ chosen: [undefined, '0', '3'], disabled: [[], ['3'], ['0', '1', '2', '3']] }}
      draw={({ chosen, disabled }, id) => (
        <RadioRows
          label={`お届け時間 ${id}`}
          name={id}
          defaultValue={chosen}
          options={TIMES.slice(0, 4).map((label, index) => ({
            value: String(index),
            label,
            disabled: (disabled as readonly string[]).includes(String(index)),
          }))}
        />
      )}
    />
  ),
});

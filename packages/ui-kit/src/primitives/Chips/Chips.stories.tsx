import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Link } from '../Link/Link.tsx';
import { Chips } from './Chips.tsx';

const LABELS = [
  '日陰に強い',
  '初心者向け',
  'ペットに安全',
  '大型',
  '吊るす',
  '花が咲く',
  'ギフト',
  '水やり少なめ',
];
const items = (count: number, labels = LABELS) =>
  labels.slice(0, count).map((label, index) => ({ href: `#tag-${index}`, label }));

const meta = preview.meta({
  title: 'Primitives/Chips',
  component: Chips,
  args: { items: items(8) },
});

export const Wrapped = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(Chips, {
    items: items(8, [
      'Tolerates shade',
      'For beginners',
      'Safe for pets',
      'Large',
      'Hanging',
      'Flowering',
      'Gifts',
      'Needs little water',
    ]),
  }),
});
export const Scrolled = meta.story({ args: { layout: 'scroll' } });
export const One = meta.story({ args: { items: items(1) } });
export const Current = meta.story({
  args: { items: items(4).map((item, index) => ({ ...item, current: index === 1 })) },
});

/** Applied choices, each with its remove button, and one to remove all. */
export const Removable = meta.story({
  tags: ['w360', 'focus'],
  args: {
    layout: 'scroll',
    items: items(3).map((item) => ({ ...item, removeLabel: `${item.label}を外す` })),
    end: <Link href="#all">すべて外す</Link>,
  },
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{ layout: ['wrap', 'scroll'], current: [-1, 0, 4] }}
      draw={({ layout, current }) => (
        <Chips
          layout={layout}
          items={items(6).map((item, index) => ({ ...item, current: index === current }))}
        />
      )}
    />
  ),
});

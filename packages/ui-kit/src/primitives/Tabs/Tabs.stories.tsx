import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { Tabs } from './Tabs.tsx';

const LABELS = [
  '総合',
  '観葉植物',
  '多肉植物',
  '花苗',
  '鉢花',
  '塊根植物',
  '果樹',
  '庭木',
  'ハーブ・野菜苗',
  '切り花・花束',
];
const items = (count: number, current: number, labels = LABELS) =>
  labels.slice(0, count).map((label, index) => ({
    href: `#tab-${index}`,
    label,
    current: index === current,
  }));

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { label: 'ランキングの種類', items: items(10, 0) },
});

/** Ten do not fit a phone: the row scrolls. */
export const Ten = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(Tabs, {
    label: 'Best sellers by category',
    items: items(10, 0, [
      'Overall',
      'Foliage plants',
      'Succulents',
      'Flower seedlings',
      'Potted flowers',
      'Caudex plants',
      'Fruit trees',
      'Garden trees',
      'Herb and vegetable seedlings',
      'Cut flowers and bouquets',
    ]),
  }),
});
/** More than any window fits: still one row. */
export const Twenty = meta.story({
  tags: ['w768', 'w1280'],
  args: {
    items: [...items(10, 0), ...items(10, -1).map((item) => ({ ...item, href: `${item.href}-2` }))],
  },
});
export const Two = meta.story({ args: { items: items(2, 1) } });
export const One = meta.story({ args: { items: items(1, 0) } });
export const NoneCurrent = meta.story({ args: { items: items(3, -1) } });

/** Links: Tab moves from one to the next, in reading order. */
export const ByKeyboard = meta.story({
  args: { items: items(3, 0) },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
});

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{ count: [2, 5], current: [-1, 0, 1] }}
      draw={({ count, current }) => <Tabs label={`${count} / ${current}`} items={items(count, current)} />}
    />
  ),
});

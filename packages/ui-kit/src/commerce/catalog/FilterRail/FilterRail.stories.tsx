import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { FilterRail } from './FilterRail.tsx';

const options = (labels: string[]) =>
  labels.map((label, index) => ({
    key: label,
    href: `#${label}`,
    label,
    count: 8 - 4 * index,
    chosen: index === 1,
  }));

const meta = preview.meta({
  title: 'Commerce/Catalog/FilterRail',
  component: FilterRail,
  args: {
    groups: [
      { title: '在庫', options: options(['在庫のある商品だけを表示']) },
      { title: '価格', single: true, options: options(['〜3,000円', '3,000〜5,000円', '5,000〜10,000円']) },
      { title: '光', pills: true, options: options(['日なた', '半日陰', '日陰']) },
    ],
  },
});

/** Links: each applies at once. */
export const ThreeGroups = meta.story({ tags: ['w360', 'w1280'] });
export const OneGroup = meta.story({
  args: { groups: [{ title: '光', options: options(['日なた', '半日陰']) }] },
});
/** Without counts there are no numbers. */
export const WithoutCounts = meta.story({
  args: { groups: [{ title: '価格', options: [{ key: 'a', href: '#a', label: '〜3,000円', count: null }] }] },
});
/** A form in a phone's sheet: choices are a draft until applied. */
export const Draft = meta.story({
  tags: ['w360', 'focus', 'forced', 'en'],
  args: {
    onToggle: () => undefined,
    foot: (
      <>
        <Button>すべて外す</Button>
        <Button tone="primary">29件を見る</Button>
      </>
    ),
  },
  parameters: english(FilterRail, {
    groups: [
      { title: 'Stock', options: options(['In stock only']) },
      {
        title: 'Price',
        single: true,
        options: options(['Up to 3,000 yen', '3,000 to 5,000 yen', '5,000 to 10,000 yen']),
      },
      {
        title: 'Sunlight',
        pills: true,
        options: options(['Sunny spots', 'Filtered light', 'Tolerates shade']),
      },
    ],
    foot: (
      <>
        <Button>Clear all</Button>
        <Button tone="primary">Show results (29)</Button>
      </>
    ),
  }),
});

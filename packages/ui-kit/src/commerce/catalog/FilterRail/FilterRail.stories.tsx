import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { FilterRail } from './FilterRail.tsx';

const links = (labels: string[]) =>
  labels.map((label, index) => ({ href: `#${label}`, label, count: 4 * (index + 1), current: index === 1 }));

const meta = {
  title: 'Commerce/Catalog/FilterRail',
  component: FilterRail,
  args: {
    groups: [
      { title: '在庫', content: <Checkbox label="在庫のある商品だけを表示" /> },
      {
        title: 'カテゴリ',
        links: links(['観葉植物', '多肉植物', '盆栽']),
        all: { href: '#all', label: 'すべて表示' },
      },
      { title: '光', links: links(['日なた', '半日陰', '日陰']) },
    ],
  },
} satisfies Meta<typeof FilterRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeGroups: Story = { tags: ['w360', 'w1280'] };
export const OneGroup: Story = { args: { groups: [{ title: '光', links: links(['日なた', '半日陰']) }] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const pages = (numbers: number[], current: number) =>
  numbers.map((number) => ({
    number,
    href: `#page-${number}`,
    label: `${number}ページ目`,
    current: number === current,
  }));

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: {
    label: 'ページ送り',
    pages: pages([2, 3, 4], 3),
    previous: { label: '前のページ', href: '#page-2' },
    next: { label: '次のページ', href: '#page-4' },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { pages: pages([1, 2, 3], 1), previous: { label: '前のページ' } } };
export const Last: Story = { args: { pages: pages([10, 11, 12], 12), next: { label: '次のページ' } } };
export const OnlyOne: Story = {
  args: { pages: pages([1], 1), previous: { label: '前のページ' }, next: { label: '次のページ' } },
};

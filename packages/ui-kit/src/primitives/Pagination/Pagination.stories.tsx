import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Pagination } from './Pagination.tsx';

const pages = (numbers: number[], current: number) =>
  numbers.map((number) => ({
    number,
    href: `#page-${number}`,
    label: `${number}ページ目`,
    current: number === current,
  }));

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  args: {
    label: 'ページ送り',
    pages: pages([2, 3, 4], 3),
    previous: { label: '前のページ', href: '#page-2' },
    next: { label: '次のページ', href: '#page-4' },
  },
});

export const Middle = meta.story({
  tags: ['en'],
  parameters: english(Pagination, {
    label: 'Pages',
    pages: [2, 3, 4].map((number) => ({
      number,
      href: `#page-${number}`,
      label: `Page ${number}`,
      current: number === 3,
    })),
    previous: { label: 'Previous page', href: '#page-2' },
    next: { label: 'Next page', href: '#page-4' },
  }),
});
export const First = meta.story({ args: { pages: pages([1, 2, 3], 1), previous: { label: '前のページ' } } });
export const Last = meta.story({ args: { pages: pages([10, 11, 12], 12), next: { label: '次のページ' } } });
export const OnlyOne = meta.story({
  args: { pages: pages([1], 1), previous: { label: '前のページ' }, next: { label: '次のページ' } },
});

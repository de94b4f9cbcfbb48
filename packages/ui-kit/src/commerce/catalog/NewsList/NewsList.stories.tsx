import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { NewsList } from './NewsList.tsx';

const NEWS = [
  {
    id: 'news-1',
    href: '#news-1',
    title: '年末年始の発送について',
    date: '2026-11-18',
    dateLabel: '2026.11.18',
  },
  {
    id: 'news-2',
    href: '#news-2',
    title: '冬のセールをはじめました',
    date: '2026-11-10',
    dateLabel: '2026.11.10',
  },
  {
    id: 'news-3',
    href: '#news-3',
    title: '寒い地域へのお届けでは、使い捨てカイロと保温材を入れて、暖かい便でお送りします',
    date: '2026-11-01',
    dateLabel: '2026.11.01',
  },
];

const meta = preview.meta({
  title: 'Commerce/Catalog/NewsList',
  component: NewsList,
  args: { items: NEWS },
});

export const Three = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(NewsList, {
    items: [
      {
        id: 'news-1',
        href: '#news-1',
        title: 'Shipping over the New Year holidays',
        date: '2026-11-18',
        dateLabel: '18 November 2026',
      },
      {
        id: 'news-2',
        href: '#news-2',
        title: 'To cold regions we ship with a heat pack and insulation, so that plants arrive warm',
        date: '2026-11-01',
        dateLabel: '1 November 2026',
      },
    ],
  }),
});
/** No further page: the second item is no link. */
export const OneWithoutPage = meta.story({
  args: { items: NEWS.map(({ href, ...item }, index) => (index === 1 ? item : { ...item, href })) },
});
export const One = meta.story({ args: { items: NEWS.slice(0, 1) } });

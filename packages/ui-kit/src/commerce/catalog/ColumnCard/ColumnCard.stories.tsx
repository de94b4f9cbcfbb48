import preview from '#.storybook/preview.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { ColumnCard } from './ColumnCard.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ColumnCard',
  component: ColumnCard,
  args: {
    href: '#column',
    title: '冬の水やりは、朝の暖かい日に',
    note: '2026.11.18',
    picture: placePicture('水やりの道具'),
  },
  decorators: [
    (Story, context) => (
      <>
        <h2>{inLanguage(context, '読みもの', 'Articles')}</h2>
        <Story />
      </>
    ),
  ],
});

export const Standard = meta.story();
export const LongTitle = meta.story({
  tags: ['en'],
  args: { title: '冬の水やりは、朝の暖かい日に。土の中まで乾いたことを確かめてから、ぬるめの水をたっぷりと' },
  parameters: english(ColumnCard, {
    title: 'In winter, water on the morning of a warm day, and only once the soil has dried right through',
    note: '18 November 2026',
    picture: placePicture('Tools for watering'),
  }),
});
export const WithoutNote = meta.story({ args: { note: undefined } });

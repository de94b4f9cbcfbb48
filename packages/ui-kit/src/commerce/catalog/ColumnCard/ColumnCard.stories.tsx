import preview from '#.storybook/preview.tsx';
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
    (Story) => (
      <>
        <h2>読みもの</h2>
        <Story />
      </>
    ),
  ],
});

export const Standard = meta.story();
export const LongTitle = meta.story({
  args: { title: '冬の水やりは、朝の暖かい日に。土の中まで乾いたことを確かめてから、ぬるめの水をたっぷりと' },
});
export const WithoutNote = meta.story({ args: { note: undefined } });

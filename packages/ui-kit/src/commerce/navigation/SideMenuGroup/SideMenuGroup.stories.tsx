import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { sampleMenu } from '#stories/sample-menu.ts';
import { SideMenuGroup } from './SideMenuGroup.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenuGroup',
  component: SideMenuGroup,
  args: {
    label: 'カテゴリ',
    line: '観葉植物、多肉植物など8種類',
    picture: plantPicture(''),
    layout: 'pictures' as const,
    items: sampleMenu(8),
    more: { href: '#all', label: 'すべて見る' },
  },
});

export const Closed = meta.story({
  tags: ['en'],
  parameters: english(SideMenuGroup, {
    label: 'Category',
    line: '8 categories',
    items: sampleMenu(8, 'en'),
    more: { href: '#all', label: 'See all' },
  }),
});
export const BeforeThePictureComes = meta.story({ args: { picture: undefined } });

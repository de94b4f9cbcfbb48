import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { SideMenuRow } from './SideMenuRow.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenuRow',
  component: SideMenuRow,
  args: {
    href: '#gift',
    label: '植物ギフト',
    line: 'ラッピング、立て札、eギフト',
    picture: { ...placePicture(''), ratio: 1.5, focus: '72% 80%' },
  },
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(SideMenuRow, { label: 'Gifts', line: 'Wrapping, signs, e-gifts' }),
});
export const BeforeThePictureComes = meta.story({ args: { picture: undefined } });
export const WithoutLine = meta.story({ args: { line: undefined } });

import preview from '#.storybook/preview.tsx';
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

export const Standard = meta.story();
export const BeforeThePictureComes = meta.story({ args: { picture: undefined } });
export const WithoutLine = meta.story({ args: { line: undefined } });

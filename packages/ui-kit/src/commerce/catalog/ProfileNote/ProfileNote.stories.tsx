import preview from '#.storybook/preview.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { ProfileNote } from './ProfileNote.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ProfileNote',
  component: ProfileNote,
  args: {
    name: '水城グリーンファーム',
    place: '千葉県 · 観葉植物',
    text: '海からの風が通る温室で、葉のかたい丈夫な株を育てています。',
    picture: placePicture('モンステラの並ぶ棚'),
    more: { href: '#producer', label: 'この生産者の植物' },
  },
  decorators: [
    (Story, context) => (
      <>
        <h2>{inLanguage(context, '生産者', 'Producer')}</h2>
        <Story />
      </>
    ),
  ],
});

export const Whole = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(ProfileNote, {
    name: 'Mizuki Green Farm',
    place: 'Chiba · foliage plants',
    text: 'Firm-leaved, sturdy plants from greenhouses in the wind from the sea.',
    picture: placePicture('Shelves of monsteras'),
    more: { href: '#producer', label: 'About the producer' },
  }),
});
export const Advisor = meta.story({
  args: {
    name: '緑川 さとみ',
    place: '観葉植物アドバイザー・経験14年',
    text: (
      <>
        <p>得意な分野: 観葉植物・水やり</p>
        <p>枯らした経験を責めず、部屋の光と風を一緒に見直す助言を心がけています。</p>
      </>
    ),
    more: { href: '#foliage', label: '観葉植物を見る' },
  },
});
export const Narrow = meta.story({ tags: ['w1280'], args: { narrow: true } });
export const NameOnly = meta.story({
  args: { place: undefined, text: undefined, picture: undefined, more: undefined },
});

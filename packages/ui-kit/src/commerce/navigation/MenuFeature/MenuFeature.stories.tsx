import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { MenuFeature } from './MenuFeature.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/MenuFeature',
  component: MenuFeature,
  args: {
    href: '#farm',
    title: '水城グリーンファーム',
    note: '渥美半島の温室で、観葉植物を専門に育てる農園です',
    shape: 'square' as const,
    picture: placePicture(''),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 282 }}>
        <Story />
      </div>
    ),
  ],
});

export const Square = meta.story({
  tags: ['en'],
  parameters: english(MenuFeature, {
    title: 'Mi no Sato Orchard Nursery',
    note: 'This farm on the peninsula grows nothing but houseplants in its greenhouses, and has done so for three generations.',
  }),
});
export const Portrait = meta.story({ args: { shape: 'portrait', note: undefined } });

import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { ProducerRows } from './ProducerRows.tsx';

const NAMES = ['うるま南風園', '白峰多肉園', '暮色ナーセリー', '松韻盆栽園'];

const meta = preview.meta({
  title: 'Commerce/Catalog/ProducerRows',
  component: ProducerRows,
  args: {
    items: NAMES.map((name) => ({
      href: `#${name}`,
      name,
      place: '沖縄県うるま市・観葉植物・28点',
      picture: placePicture(''),
    })),
  },
});

export const Four = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(ProducerRows, {
    items: ['Uruma Nanpuen', 'Shiramine Succulents', 'Kureiro Nursery', 'Shoin Bonsai Garden'].map(
      (name) => ({
        href: `#${name}`,
        name,
        place: 'Uruma, Okinawa · foliage plants · 28 plants',
        picture: placePicture(''),
      }),
    ),
  }),
});

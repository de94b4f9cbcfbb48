import preview from '#.storybook/preview.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { ProducerCard } from './ProducerCard.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ProducerCard',
  component: ProducerCard,
  args: {
    href: '#producer',
    name: '水城グリーンファーム',
    place: '千葉県 · 観葉植物',
    picture: placePicture('モンステラの並ぶ棚'),
  },
  decorators: [
    (Story, context) => (
      <div style={{ maxWidth: 180 }}>
        <h2>{inLanguage(context, '生産者', 'Producers')}</h2>
        <Story />
      </div>
    ),
  ],
});

export const Standard = meta.story();
export const LongName = meta.story({
  tags: ['en'],
  args: { name: '南房総トロピカルプランツ生産組合', place: '千葉県南房総市 · 大型の観葉植物と果樹' },
  parameters: english(ProducerCard, {
    name: 'Minamiboso Tropical Plants Growers’ Union',
    place: 'Minamiboso, Chiba · large houseplants and fruit trees',
    picture: placePicture('Shelves of monsteras'),
  }),
});

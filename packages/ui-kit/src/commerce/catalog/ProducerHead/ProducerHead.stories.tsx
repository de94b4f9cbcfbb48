import preview from '#.storybook/preview.tsx';
import { Breadcrumb } from '#primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { ProducerHead } from './ProducerHead.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ProducerHead',
  component: ProducerHead,
  parameters: { layout: 'fullscreen' },
  args: {
    breadcrumb: (
      <Breadcrumb
        label="現在の位置"
        items={[{ label: 'トップ', href: '#top' }, { label: '水城グリーンファーム' }]}
      />
    ),
    eyebrow: '愛知県田原市・観葉植物',
    title: '水城グリーンファーム',
    lead: '渥美半島の温室で、観葉植物を専門に育てる農園です。',
    picture: placePicture('棚に並ぶ観葉植物'),
    action: (
      <Button tone="primary" width="comfortable" href="#plants">
        36点の植物を見る
      </Button>
    ),
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(ProducerHead, {
    breadcrumb: (
      <Breadcrumb
        label="You are here"
        items={[{ label: 'Home', href: '#top' }, { label: 'Mizuki Green Farm' }]}
      />
    ),
    eyebrow: 'Tahara, Aichi · foliage plants',
    title: 'Mizuki Green Farm',
    lead: 'A farm on the Atsumi peninsula that grows nothing but houseplants.',
    picture: placePicture('Houseplants on shelves'),
    action: (
      <Button tone="primary" width="comfortable" href="#plants">
        See 36 plants
      </Button>
    ),
  }),
});
export const WithoutPicture = meta.story({
  tags: ['w360', 'w1280'],
  args: { picture: undefined, lead: undefined },
});

import preview from '#.storybook/preview.tsx';
import { Breadcrumb } from '#primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { StoryHead } from './StoryHead.tsx';

const meta = preview.meta({
  title: 'Commerce/Story/StoryHead',
  component: StoryHead,
  parameters: {
    layout: 'fullscreen',
    ...english(StoryHead, {
      breadcrumb: (
        <Breadcrumb label="Breadcrumb" items={[{ label: 'Home', href: '#top' }, { label: 'Plant gifts' }]} />
      ),
      eyebrow: 'Gifts',
      title: 'Plant gifts',
      lead: 'Every new leaf brings you to mind again: a gift that stays long after the day it was given.',
      picture: placePicture('A plant in leaf light'),
      action: (
        <Button tone="primary" width="comfortable" href="#list">
          See gift-only items
        </Button>
      ),
    }),
  },
  args: {
    breadcrumb: (
      <Breadcrumb label="現在の位置" items={[{ label: 'トップ', href: '#top' }, { label: '植物ギフト' }]} />
    ),
    eyebrow: '贈りもの',
    title: '植物ギフト',
    lead: '葉が一枚増えるたびに、思い出してもらえる。渡した日のあとも、相手の毎日に残る贈り物です。',
    picture: placePicture('木漏れ日の中の鉢'),
    action: (
      <Button tone="primary" width="comfortable" href="#list">
        ギフト限定商品を見る
      </Button>
    ),
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280', 'en'] });
export const LongTitleWithoutAction = meta.story({
  tags: ['w360', 'w1280'],
  args: { eyebrow: undefined, title: 'あんしんプレミアムサポート・育て方のご相談', action: undefined },
});

import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { sampleFarms, sampleMenu, samplePlaces, sampleWords } from '#stories/sample-menu.ts';
import { MenuFeature } from '../MenuFeature/MenuFeature.tsx';
import { MenuPanel } from './MenuPanel.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/MenuPanel',
  component: MenuPanel,
  tags: ['w1280'],
  args: {
    layout: 'rows' as const,
    items: sampleMenu(8),
    feature: (
      <MenuFeature href="#autumn" title="秋の植え替えに" shape="portrait" picture={placePicture('')} />
    ),
    more: { href: '#all', label: 'すべて見る' },
  },
});

export const Eight = meta.story();
export const One = meta.story({ args: { items: sampleMenu(1) } });
/** The rows have their final positions: nothing shifts when the images load. */
export const BeforePicturesCome = meta.story({
  args: { items: sampleWords(sampleMenu(8)), feature: undefined },
});
export const Farms = meta.story({
  tags: ['en'],
  args: {
    layout: 'farms',
    items: sampleFarms(8),
    feature: (
      <MenuFeature
        href="#farm"
        title="水城グリーンファーム"
        note="渥美半島の温室で、観葉植物を専門に育てる農園です"
        shape="square"
        picture={placePicture('')}
      />
    ),
    more: undefined,
  },
  parameters: english(MenuPanel, {
    items: sampleFarms(8, 'en'),
    feature: (
      <MenuFeature
        href="#farm"
        title="Mizuki Green Farm"
        note="A farm on the Atsumi peninsula that grows nothing but houseplants"
        shape="square"
        picture={placePicture('')}
      />
    ),
  }),
});
export const FarmsBeforePicturesCome = meta.story({
  args: { ...Farms.input.args, items: sampleWords(sampleFarms(8)), feature: undefined },
});
export const Tiles = meta.story({ args: { layout: 'tiles', items: samplePlaces(8), feature: undefined } });
export const TilesBeforePicturesCome = meta.story({
  args: { layout: 'tiles', items: sampleWords(samplePlaces(8)), feature: undefined },
});
export const TagsBeforePicturesCome = meta.story({
  args: { layout: 'tags', items: sampleWords(sampleMenu(8)), feature: undefined, more: undefined },
});
export const WordsAlone = meta.story({
  args: { layout: undefined, items: sampleWords(sampleMenu(8)), feature: undefined },
});

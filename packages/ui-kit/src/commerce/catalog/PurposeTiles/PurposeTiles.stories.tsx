import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { PurposeTiles } from './PurposeTiles.tsx';

const PURPOSES = ['窓辺に', '日陰に', '贈りものに', '仕事机に', '玄関に'];
const items = (count: number) =>
  PURPOSES.slice(0, count).map((label, index) => ({
    href: `#purpose-${index}`,
    label,
    picture: placePicture(''),
  }));

const meta = preview.meta({
  title: 'Commerce/Catalog/PurposeTiles',
  component: PurposeTiles,
  args: { items: items(5) },
});

export const Five = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(PurposeTiles, {
    items: ['At the window', 'In the shade', 'Gifts', 'On the desk', 'At the entrance'].map(
      (label, index) => ({ href: `#purpose-${index}`, label, picture: placePicture('') }),
    ),
  }),
});
export const One = meta.story({ tags: ['w360', 'w1280'], args: { items: items(1) } });

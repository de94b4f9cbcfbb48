import preview from '#.storybook/preview.tsx';
import { placePicture } from '../../stories/place-picture.ts';
import { plantPicture } from '../../stories/plant-picture.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Image } from './Image.tsx';

const meta = preview.meta({
  title: 'Primitives/Image',
  component: Image,
  args: { picture: plantPicture('モンステラ') },
});

export const Square = meta.story();
export const Angular = meta.story({ args: { rounded: false } });
export const Focused = meta.story({ args: { picture: placePicture('窓辺'), focus: '90% 50%' } });
/** Every fixed ratio: the frame keeps its size regardless of the image. */
export const EveryRatio = meta.story({
  render: () => (
    <Grid kind="block">
      {(['square', 'fourThirds', 'threeHalves', 'portrait', 'column'] as const).map((ratio) => (
        <Image key={ratio} picture={placePicture('窓辺')} ratio={ratio} />
      ))}
    </Grid>
  ),
});

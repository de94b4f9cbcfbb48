import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '../../stories/place-picture.ts';
import { plantPicture } from '../../stories/plant-picture.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Image } from './Image.tsx';

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { picture: plantPicture('モンステラ') },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Angular: Story = { args: { rounded: false } };
export const Focused: Story = { args: { picture: placePicture('窓辺'), focus: '90% 50%' } };
/** Every fixed ratio: the frame keeps its size regardless of the image. */
export const EveryRatio: Story = {
  render: () => (
    <Grid kind="block">
      {(['square', 'fourThirds', 'threeHalves', 'portrait', 'column'] as const).map((ratio) => (
        <Image key={ratio} picture={placePicture('窓辺')} ratio={ratio} />
      ))}
    </Grid>
  ),
};

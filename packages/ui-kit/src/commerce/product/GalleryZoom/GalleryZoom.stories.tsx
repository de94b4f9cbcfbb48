import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { GalleryZoom } from './GalleryZoom.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/GalleryZoom',
  component: GalleryZoom,
  parameters: { layout: 'fullscreen' },
  args: {
    start: 0,
    onClose: fn(),
    pictures: [
      plantPicture('モンステラの全体'),
      plantPicture('モンステラの葉', 'upright'),
      placePicture('窓辺のモンステラ'),
    ].map((picture, index) => ({ picture, count: `写真 ${index + 1} / 3` })),
    words: {
      label: '商品の写真',
      nearer: '拡大する',
      farther: '縮小する',
      previous: '前へ',
      next: '次へ',
      close: '閉じる',
    },
  },
});

export const Whole = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(GalleryZoom, {
    pictures: [1, 2, 3].map((number) => ({
      picture: plantPicture('Monstera'),
      count: `Photo ${number} of 3`,
    })),
    words: {
      label: 'Photos',
      nearer: 'Zoom in',
      farther: 'Zoom out',
      previous: 'Previous slide',
      next: 'Next slide',
      close: 'Close',
    },
  }),
});
export const OnePicture = meta.story({
  args: { pictures: [{ picture: plantPicture('モンステラの全体'), count: '写真 1 / 1' }] },
});
export const Near = meta.story({
  tags: ['w360', 'w1280'],
  play: async () => {
    // It listens to keys once it has the focus.
    await waitFor(() => expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus());
    await userEvent.keyboard('++');
    await expect(screen.getByRole('button', { name: '縮小する' })).toHaveAttribute('aria-disabled', 'false');
  },
});
export const ByKeyboard = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('写真 2 / 3'));
    await userEvent.keyboard('+');
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent('写真 2 / 3');
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(1));
  },
});

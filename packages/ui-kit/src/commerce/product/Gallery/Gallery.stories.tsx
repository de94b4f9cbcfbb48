import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { Gallery } from './Gallery.tsx';

const PICTURES = [
  plantPicture('モンステラの全体'),
  plantPicture('モンステラの葉', 'upright'),
  placePicture('窓辺に置いたモンステラ'),
  plantPicture('モンステラの株元', 'hanging'),
];
const pictures = (count: number) =>
  PICTURES.slice(0, count).map((picture, index) => ({
    picture,
    thumbLabel: `写真 ${index + 1} / ${count}`,
    widest: picture.src,
  }));

const meta = preview.meta({
  title: 'Commerce/Product/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '商品の写真',
    pictures: pictures(4),
    zoom: {
      open: '拡大して見る',
      label: '商品の写真',
      nearer: '拡大する',
      farther: '縮小する',
      previous: '前へ',
      next: '次へ',
      close: '閉じる',
    },
  },
});

export const Four = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(Gallery, {
    label: 'Photos',
    pictures: pictures(4).map((entry, index) => ({
      ...entry,
      picture: { ...entry.picture, alt: 'Monstera' },
      thumbLabel: `Photo ${index + 1} of 4`,
    })),
    zoom: {
      open: 'Enlarge',
      label: 'Photos',
      nearer: 'Zoom in',
      farther: 'Zoom out',
      previous: 'Previous slide',
      next: 'Next slide',
      close: 'Close',
    },
  }),
});
export const One = meta.story({ args: { pictures: pictures(1) } });
export const Two = meta.story({ args: { pictures: pictures(2) } });
export const Zoomed = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'モンステラの全体 拡大して見る' });
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog', { name: '商品の写真' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(first).toHaveFocus());
  },
});

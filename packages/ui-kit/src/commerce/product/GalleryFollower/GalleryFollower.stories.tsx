import preview from '#.storybook/preview.tsx';
import { GalleryFollower } from './GalleryFollower.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/GalleryFollower',
  component: GalleryFollower,
  args: {
    className: '',
    pictures: [],
    words: {
      label: '商品の写真',
      nearer: '拡大する',
      farther: '縮小する',
      previous: '前へ',
      next: '次へ',
      close: '閉じる',
    },
    children: <p>商品の写真</p>,
  },
});

/** It renders nothing itself: the stories of `Gallery` and the tests of `follow-gallery` show its behaviour. */
export const Around = meta.story();

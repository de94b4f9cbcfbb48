import preview from '#.storybook/preview.tsx';
import { PLANT, PLATE, SHADOW } from '#stories/room-pictures.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { RoomStage } from './RoomStage.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/RoomStage',
  component: RoomStage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: '高さ130cmの植物を置いたところ',
    plate: { src: PLATE, alt: '' },
    sizes: '100vw',
    ruler: { zero: 89, tenCm: 4.3 },
    children: (
      <>
        <RoomPicture layer={{ src: SHADOW, left: 36, top: 87.5, width: 12, height: 2.5 }} />
        <RoomPicture layer={{ src: PLANT, left: 31, top: 33, width: 21, height: 56 }} />
      </>
    ),
  },
});

export const OnePlant = meta.story();

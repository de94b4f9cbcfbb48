import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PLANT, PLATE, SHADOW } from '#stories/room-pictures.ts';
import { PlantedRoom, type PlantedRoomEntry } from './PlantedRoom.tsx';

/** A plant with a height in percent of the room, and its foot's position. */
const entry = (name: string, range: string, left: number, height: number, foot = 89): PlantedRoomEntry => ({
  id: name,
  name,
  range,
  plant: { src: PLANT, left: left - height * 0.19, top: foot - height, width: height * 0.38, height },
  shadow: { src: SHADOW, left: left - height * 0.1, top: foot - 1.5, width: height * 0.2, height: 2.5 },
});

const meta = preview.meta({
  title: 'Commerce/Product/PlantedRoom',
  component: PlantedRoom,
  args: {
    label: '部屋に、ウンベラータ 8号(高さ約130cm)、ガジュマル 4号(高さ約30cm)を置いたところ',
    plate: { src: PLATE, alt: '' },
    ruler: { zero: 89, tenCm: 4.3 },
    plants: [
      entry('ウンベラータ 8号', '約120〜140cm', 40, 56),
      entry('エバーフレッシュ 幹が二本立ちの大きな株 4号', '約30〜45cm', 31, 16),
      entry('ガジュマル 4号', '約25〜35cm', 57, 13, 67.5),
    ],
    notes: ['どの植物も同じ縮尺です。目盛りは床から10cmごとです。'],
  },
});

export const Three = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(PlantedRoom, {
    label:
      'A room with Ficus umbellata, No. 8 pot (about 130 cm tall), Ficus microcarpa, No. 4 pot (about 30 cm tall), side by side',
    plants: [
      entry('Ficus umbellata (No. 8 pot)', 'about 120–140 cm', 40, 56),
      entry('Everfresh, large plant with two trunks (No. 4 pot)', 'about 30–45 cm', 31, 16),
      entry('Ficus microcarpa (No. 4 pot)', 'about 25–35 cm', 57, 13, 67.5),
    ],
    notes: ['All are to the same scale. The ruler marks every 10 cm from the floor.'],
  }),
});

/** Each name links to its plant. */
export const Linked = meta.story({
  args: { plants: meta.input.args.plants.map((plant) => ({ ...plant, href: `#${plant.name}` })) },
});

/** Plants for different lights, and one without a position. */
export const Lights = meta.story({
  tags: ['w360', 'w768'],
  args: {
    notes: [
      'どの植物も同じ縮尺です。目盛りは床から10cmごとです。',
      'モンステラ 8号は、この図に並べきれませんでした。',
    ],
    lights: {
      label: '部屋の明るさ',
      options: [
        { id: 'sun', name: '日ざし' },
        { id: 'corner', name: '部屋の奥' },
      ],
      selectedId: 'sun',
      onSelect: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '部屋の奥' }));
    await expect(args.lights?.onSelect).toHaveBeenLastCalledWith('corner');
  },
});

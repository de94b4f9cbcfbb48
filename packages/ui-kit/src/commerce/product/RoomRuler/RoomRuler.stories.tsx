import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PLANT, PLATE, SHADOW } from '#stories/room-pictures.ts';
import { RoomRuler, type RoomScene } from './RoomRuler.tsx';

/** The scene of a plant with this height, on the floor. */
function sceneOf(heightCm: number): RoomScene {
  const onRuler = (cm: number) => 89 - cm * 0.43;
  const width = heightCm * 0.16;
  return {
    plate: { src: PLATE, alt: '' },
    plant: {
      src: PLANT,
      left: 40.6 - width / 2,
      top: onRuler(heightCm),
      width,
      height: 89 - onRuler(heightCm),
    },
    shadow: { src: SHADOW, left: 36, top: 87.5, width: 12, height: 2.5 },
    foot: { left: 40.6, top: 89 },
    topAt: onRuler(heightCm),
    range: { from: onRuler(heightCm - 10), to: onRuler(heightCm + 10) },
    heightCm,
  };
}

const meta = preview.meta({
  title: 'Commerce/Product/RoomRuler',
  component: RoomRuler,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '部屋に8号(高さ約130cm)を置いたところ。棚板は床から140cm',
    scene: sceneOf(130),
    ruler: { zero: 89, tenCm: 4.3 },
    range: '約120〜140cm',
    title: '棚の高さに、あと少し',
    detail: '8号・高さ約120〜140cm。棚板は床から140cm。',
    sizes: {
      label: '部屋に置く大きさ',
      options: ['6号', '8号', '10号'].map((name) => ({ id: name, name, href: `#${name}` })),
      selectedId: '8号',
      onSelect: fn(),
    },
  },
});

export const OnTheFloor = meta.story({ tags: ['w360', 'w768', 'w1280'] });

/** Several lights, and one size. */
export const Lights = meta.story({
  args: {
    sizes: undefined,
    lights: {
      label: '部屋の明るさ',
      options: [
        { id: 'sun', name: '日ざし' },
        { id: 'lace', name: 'レース' },
        { id: 'corner', name: '部屋の奥' },
      ],
      selectedId: 'sun',
      onSelect: fn(),
    },
  },
});

/** The plant after some years. */
export const Years = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: {
    ...Lights.input.args,
    years: {
      label: '育ったあとの大きさ',
      options: [
        { id: '0', name: '届いた日' },
        { id: '1', name: '1年後' },
        { id: '3', name: '3年後' },
      ],
      selectedId: '1',
      onSelect: fn(),
    },
  },
  parameters: english(RoomRuler, {
    label: 'No. 8 pot, about 130 cm tall, in a room. The shelf is 140 cm from the floor',
    range: 'about 120–140 cm',
    title: 'Just short of a wall shelf',
    detail: 'No. 8 pot after 1 year, about 120–140 cm tall. The shelf is 140 cm from the floor.',
    lights: {
      label: 'Light in the room',
      options: [
        { id: 'sun', name: 'Sun' },
        { id: 'lace', name: 'Lace curtain' },
        { id: 'corner', name: 'Far from window' },
      ],
      selectedId: 'sun',
      onSelect: fn(),
    },
    years: {
      label: 'Size after it has grown',
      options: [
        { id: '0', name: 'On arrival' },
        { id: '1', name: '1 year' },
        { id: '3', name: '3 years' },
      ],
      selectedId: '1',
      onSelect: fn(),
    },
  }),
});

/** A press selects another size without leaving the page. */
export const Pressed = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '10号' }));
    await expect(args.sizes?.onSelect).toHaveBeenLastCalledWith('10号');
    await expect(canvas.getByRole('link', { name: '8号' })).toHaveAttribute('aria-current', 'true');
  },
});

import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { Closeups } from './Closeups.tsx';

const PICTURES = ['松風の枝と幹', '花ごよみの花', '真柏の根元と苔', '苔の色'].map(placePicture);

const meta = preview.meta({
  title: 'Commerce/Story/Closeups',
  component: Closeups,
  args: {
    pictures: PICTURES.slice(0, 3),
    text: '幹は、何十年という時間をかけて曲げられたものです。同じ形は二つとなく、届いた一鉢だけの景色を楽しめます。',
  },
});

export const Three = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(Closeups, {
    pictures: ['Branches and trunk', 'Blossoms', 'Roots and moss'].map(placePicture),
    text: 'The trunk was bent over decades. No two have the same shape: the one that reaches you has a scenery of its own.',
  }),
});
export const Four = meta.story({ tags: ['w360', 'w1280'], args: { pictures: PICTURES, text: undefined } });
export const Two = meta.story({ tags: ['w360'], args: { pictures: PICTURES.slice(0, 2), text: undefined } });

import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { Scenes } from './Scenes.tsx';

const SCENES = [
  { name: '新築・引っ越し祝い', text: 'パキラ、オリーブ、ガジュマル' },
  { name: '開店・開業祝い', text: '胡蝶蘭、幸福の木、ウンベラータ' },
  { name: '誕生日', text: '多肉植物のアソート、バラの花束、シクラメン' },
  { name: '敬老の日', text: '盆栽、苔玉、ドライ盆栽' },
].map((scene, index) => ({ ...scene, href: `#scene-${index}`, picture: placePicture('') }));

const meta = preview.meta({
  title: 'Commerce/Story/Scenes',
  component: Scenes,
  parameters: english(Scenes, {
    scenes: [
      { name: 'A new home or a move', text: 'Pachira, olive tree, Ficus microcarpa' },
      { name: 'A shop opening or a new business', text: 'Phalaenopsis, corn plant, Ficus umbellata' },
      { name: 'A birthday', text: 'An assortment of succulents, a rose bouquet, cyclamen' },
      { name: 'Respect for the Aged Day', text: 'Bonsai, kokedama, dry bonsai' },
    ].map((scene, index) => ({ ...scene, href: `#scene-${index}`, picture: placePicture('') })),
  }),
  args: { scenes: SCENES },
});

export const Four = meta.story({ tags: ['w360', 'w768', 'w1280', 'en'] });
export const Three = meta.story({ tags: ['w360', 'w768', 'w1280'], args: { scenes: SCENES.slice(0, 3) } });

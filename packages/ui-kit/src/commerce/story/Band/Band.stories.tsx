import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { Band } from './Band.tsx';

const meta = preview.meta({
  title: 'Commerce/Story/Band',
  component: Band,
  parameters: {
    layout: 'fullscreen',
    ...english(Band, {
      title: 'When you do not know the address',
      text: 'With an e-gift, the address is settled later: after the order we ask you for it by e-mail.',
      action: <Button href="#e-gift">About e-gifts</Button>,
    }),
  },
  args: {
    id: 'e-gift',
    title: '住所を知らない相手へ',
    text: 'eギフトをお使いいただくと、お届け先をあとから決められます。ご注文のあとに、当店からメールでおうかがいします。',
    action: <Button href="#e-gift">eギフトについて</Button>,
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280', 'en'] });
export const WordsAlone = meta.story({ tags: ['w1280'], args: { action: undefined } });

import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Steps } from './Steps.tsx';

const STEPS = [
  { name: '商品を選ぶ', text: 'ギフト限定商品には、ラッピングとメッセージカードが含まれます。' },
  { name: '文面を決める', text: 'カードと立て札の文面は、ご注文時の備考欄にお書きください。' },
  { name: 'お届け先と日にちを入れる', text: '10日後から24日後の間で、お届け日をお選びいただけます。' },
  { name: '産地から届く', text: '生産者が株を選び、梱包して発送します。' },
];

const meta = preview.meta({
  title: 'Commerce/Story/Steps',
  component: Steps,
  parameters: english(Steps, {
    steps: [
      { name: 'Choose a plant', text: 'Gift-only items come with wrapping and a message card.' },
      { name: 'Write the words', text: 'Put those for card and plaque under “Remarks” when you order.' },
      { name: 'Say where and when', text: 'Choose a day from 10 to 24 days ahead.' },
      { name: 'From the grower', text: 'The grower selects the plants, packs them and sends them.' },
    ],
  }),
  args: { steps: STEPS },
});

export const Four = meta.story({ tags: ['w360', 'w768', 'w1280', 'en'] });
export const Three = meta.story({ tags: ['w1280'], args: { steps: STEPS.slice(0, 3) } });
export const Two = meta.story({ tags: ['w1280'], args: { steps: STEPS.slice(0, 2) } });

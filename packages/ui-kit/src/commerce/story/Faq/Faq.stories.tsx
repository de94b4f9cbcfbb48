import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Faq } from './Faq.tsx';

const meta = preview.meta({
  title: 'Commerce/Story/Faq',
  component: Faq,
  parameters: english(Faq, {
    questions: [
      {
        name: 'Is anything enclosed that shows the price?',
        text: 'No. We enclose nothing that shows the price.',
      },
      { name: 'Can I choose the day of delivery?', text: 'Yes, from 10 to 24 days ahead.' },
    ],
  }),
  args: {
    questions: [
      { name: '金額のわかるものは入りますか', text: 'いいえ。金額のわかるものは同封しません。' },
      { name: 'お届け日は選べますか', text: '10日後から24日後の間で、お選びいただけます。' },
      {
        name: '相手の住所やご都合がまだ分からないときにも、植物を贈ることはできますか',
        text: 'eギフトをお使いいただくと、お届け先をあとから決められます。',
      },
    ],
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280', 'en', 'focus'] });

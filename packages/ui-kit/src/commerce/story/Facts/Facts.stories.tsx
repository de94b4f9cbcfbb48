import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Facts } from './Facts.tsx';

const meta = preview.meta({
  title: 'Commerce/Story/Facts',
  component: Facts,
  parameters: english(Facts, {
    facts: [
      { name: 'Wrapping', text: 'Comes with gift-only items' },
      { name: 'Congratulation plaque', text: 'Added free of charge for a shop opening or an appointment' },
      { name: 'Delivery note', text: 'We enclose nothing that shows the price' },
    ],
  }),
  args: {
    facts: [
      { name: 'ラッピング', text: 'ギフト限定商品に含まれます' },
      { name: 'メッセージカード', text: '文面は、ご注文時の備考欄にお書きください' },
      {
        name: '立て札',
        text: '開店や就任のお祝いには、無料でお付けします。お祝いの言葉と、贈り主のお名前をお知らせください',
      },
    ],
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280', 'en'] });
export const One = meta.story({ args: { facts: meta.input.args.facts.slice(0, 1) } });

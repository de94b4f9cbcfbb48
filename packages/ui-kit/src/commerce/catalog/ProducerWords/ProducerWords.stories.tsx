import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { ProducerWords } from './ProducerWords.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/ProducerWords',
  component: ProducerWords,
  args: {
    quote: { text: '「まず枯らさないことから楽しんでほしい」', speaker: '三代目 水城さん' },
    text: '海からの風と長い日照をいかし、葉の厚い締まった株に仕上げます。出荷の二週間前からは室内に近い明るさに移し、届いた先の環境に慣れやすくしています。',
    facts: [
      { name: '産地', text: '愛知県田原市' },
      { name: 'お届け', text: 'ご注文から10日後〜24日後の間で、お届け日をお選びいただけます' },
    ],
  },
});

export const Whole = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(ProducerWords, {
    quote: {
      text: '“First of all, enjoy a plant that does not die on you”',
      speaker: 'Mr Mizuki, third generation',
    },
    text: 'Wind from the sea and long hours of sun make firm plants with thick leaves. For two weeks before dispatch they stand in light close to that of a room, so that they settle easily in yours.',
    facts: [
      { name: 'Location', text: 'Tahara, Aichi' },
      { name: 'Delivery', text: 'Arrives 10 to 24 days after you order' },
    ],
  }),
});
export const TextOnly = meta.story({ args: { quote: undefined, facts: [] } });

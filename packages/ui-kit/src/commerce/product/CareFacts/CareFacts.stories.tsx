import preview from '#.storybook/preview.tsx';
import { drop, ruler, sun, thermometer } from '#primitives/Icon/icon-shapes.ts';
import { english, inLanguage } from '#stories/english.ts';
import { CareFacts } from './CareFacts.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/CareFacts',
  component: CareFacts,
  args: {
    facts: [
      { icon: sun, title: '光', text: 'レース越しの明るい場所。直射日光は葉焼けします' },
      { icon: drop, title: '水', text: '土の表面が乾いたらたっぷりと' },
      { icon: thermometer, title: '温度', text: '10℃以上' },
      { icon: ruler, title: '大きさ', text: '高さ 約60〜80cm' },
    ],
  },
  decorators: [
    (Story, context) => (
      <>
        <h2>{inLanguage(context, '育て方', 'Care')}</h2>
        <Story />
      </>
    ),
  ],
});

export const Four = meta.story({ tags: ['w360', 'w768', 'w1280'] });

/** With scales of three, and the sizes by variant. */
export const WithScales = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en', 'forced'],
  args: {
    facts: [
      {
        icon: sun,
        title: '置き場所',
        text: 'レース越しの明るい場所に置きます。',
        level: { of: 2, label: 'レースカーテン越し' },
      },
      {
        icon: drop,
        title: '水やり',
        text: '土の中まで乾いてから与えます。',
        level: { of: 1, label: '水やり少なめ' },
      },
      {
        icon: thermometer,
        title: '温度',
        text: '冬は暖かい室内に置きます。',
        level: { of: 3, label: '10℃から' },
      },
    ],
    sizes: {
      icon: ruler,
      title: 'サイズ',
      head: ['種類', 'サイズ'],
      rows: [
        ['4号', '高さが約25〜40cm'],
        ['6号', '高さが約60〜80cm'],
        ['10号', '高さが約160〜180cm'],
      ],
    },
  },
  parameters: english(CareFacts, {
    facts: [
      {
        icon: sun,
        title: 'Place',
        text: 'Keep it in bright light behind a curtain.',
        level: { of: 2, label: 'Filtered light' },
      },
      {
        icon: drop,
        title: 'Water',
        text: 'Water it once the soil has dried right through.',
        level: { of: 1, label: 'Little water' },
      },
      {
        icon: thermometer,
        title: 'Temperature',
        text: 'In winter keep it in a warm room.',
        level: { of: 3, label: 'From 10 °C' },
      },
    ],
    sizes: {
      icon: ruler,
      title: 'Size',
      head: ['Option', 'Size'],
      rows: [
        ['No. 4 pot', 'About 25–40 cm tall'],
        ['No. 6 pot', 'About 60–80 cm tall'],
        ['No. 10 pot', 'About 160–180 cm tall'],
      ],
    },
  }),
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { drop, ruler, sun, thermometer } from '#primitives/Icon/icon-shapes.ts';
import { CareFacts } from './CareFacts.tsx';

const meta = {
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
    (Story) => (
      <>
        <h2>育て方</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CareFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { tags: ['w360', 'w768', 'w1280'] };

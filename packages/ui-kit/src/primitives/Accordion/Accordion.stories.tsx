import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { calendar, gift, truck } from '../Icon/icon-shapes.ts';
import { Accordion } from './Accordion.tsx';

const meta = preview.meta({
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'date',
        title: 'お届け日時',
        icon: calendar,
        value: '11月25日(水) 午前中',
        content: <p>日付を選びます</p>,
      },
      { id: 'gift', title: 'ギフト包装', icon: gift, content: <p>包装を選びます</p> },
      { id: 'place', title: 'お届け先', icon: truck, value: '東京都', content: <p>都道府県を選びます</p> },
    ],
  },
});

export const Closed = meta.story({ tags: ['w360', 'w1280'] });
export const Open = meta.story({
  tags: ['en'],
  args: { openIds: ['date', 'gift'] },
  parameters: english(Accordion, {
    items: [
      {
        id: 'date',
        title: 'Delivery date and time',
        icon: calendar,
        value: 'Wed 25 November, morning',
        content: <p>Choose a date</p>,
      },
      { id: 'gift', title: 'Gift wrapping', icon: gift, content: <p>Choose the wrapping</p> },
      {
        id: 'place',
        title: 'Delivery prefecture',
        icon: truck,
        value: 'Tokyo',
        content: <p>Choose a prefecture</p>,
      },
    ],
  }),
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /お届け日時/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('包装を選びます')).toBeVisible();
  },
});

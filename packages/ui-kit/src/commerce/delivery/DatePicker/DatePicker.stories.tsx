import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const JAPANESE = [...'日月火水木金土'];
const ENGLISH = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const partsOf = (day: string) => day.split('-').map(Number);
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function KeepsItself(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onChoose={(day) => {
        setValue(day);
        props.onChoose(day);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Commerce/Delivery/DatePicker',
  component: DatePicker,
  render: (args) => <KeepsItself {...args} />,
  args: {
    words: {
      label: 'お届け希望日',
      previousMonth: '前の月',
      nextMonth: '次の月',
      weekdays: JAPANESE,
      month: (year, month) => `${year}年${month}月`,
      day: (day) => {
        const [year, month, date] = partsOf(day);
        return `${year}年${month}月${date}日(${JAPANESE[weekdayOf(day)]})`;
      },
    },
    from: '2026-12-01',
    to: '2026-12-15',
    value: null,
    reasonOf: (day): string | null =>
      day < '2026-12-01'
        ? 'お届け日は、本日から10日後以降をお選びいただけます。'
        : day > '2026-12-15'
          ? 'この日はお届けできません'
          : null,
    onChoose: fn(),
  },
});

export const NothingChosen = meta.story({ tags: ['w360', 'w1280'] });
export const Chosen = meta.story({
  tags: ['en'],
  args: { value: '2026-12-05' },
  parameters: english(DatePicker, {
    words: {
      label: 'Delivery date',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      weekdays: ENGLISH,
      month: (year, month) => `${month}/${year}`,
      day: (day) => `${partsOf(day).join('-')} (${ENGLISH[weekdayOf(day)]})`,
    },
    reasonOf: (day) => (day < '2026-12-01' || day > '2026-12-15' ? 'That date cannot be chosen' : null),
  }),
});
export const OverTwoMonths = meta.story({
  args: { from: '2026-12-25', to: '2027-01-08', value: '2027-01-04', reasonOf: () => null },
});
export const BlockedWeekdays = meta.story({
  args: {
    reasonOf: (day) =>
      [0, 1, 2].includes(weekdayOf(day))
        ? '商品の都合により、日曜・月曜・火曜にはお届けできないものがあります。'
        : null,
  },
});
export const EveryDayBlocked = meta.story({
  args: { reasonOf: () => 'お届け日を指定できない商品が含まれています。' },
});
export const ReasonOfADay = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2026年12月16日(水)' }));
    await expect(canvas.getByText('この日はお届けできません')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '2026年12月1日(火)' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-09');
    await userEvent.keyboard('{End}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: '2026年12月19日(土)' })).toHaveFocus();
    await expect(canvas.getByText('この日はお届けできません')).toBeVisible();
  },
});

import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Notice } from '#primitives/Notice/Notice.tsx';
import { english } from '#stories/english.ts';
import { DeliveryForm, type DeliveryFormProps } from './DeliveryForm.tsx';

const WEEKDAYS = [...'日月火水木金土'];
const nothingToChoose = 'お届け日を指定できない商品が含まれています。お届けは準備ができしだいとなります。';

const dateAndTime: NonNullable<DeliveryFormProps['dateAndTime']> = {
  hint: '2026年12月1日(火)〜2026年12月15日(火)の間でお選びください',
  calendar: {
    words: {
      label: 'お届け希望日',
      previousMonth: '前の月',
      nextMonth: '次の月',
      weekdays: WEEKDAYS,
      month: (year, month) => `${year}年${month}月`,
      day: (day) => day.split('-').map(Number).join('-'),
    },
    from: '2026-12-01',
    to: '2026-12-15',
    value: '2026-12-05',
    reasonOf: (day) => (day < '2026-12-01' || day > '2026-12-15' ? 'この日はお届けできません' : null),
    onChoose: fn(),
  },
  clear: { label: '日付の指定を外す', onClear: fn() },
  times: {
    label: 'お届け時間帯',
    name: 'deliveryTime',
    value: 'morning',
    options: [
      { value: 'none', label: '指定なし' },
      { value: 'morning', label: '午前中(8時〜12時)' },
      { value: 'from14to16', label: '14:00〜16:00' },
      { value: 'from16to18', label: '16:00〜18:00' },
      { value: 'from18to20', label: '18:00〜20:00' },
    ],
    onChange: fn(),
  },
};

const meta = preview.meta({
  title: 'Commerce/Delivery/DeliveryForm',
  component: DeliveryForm,
  args: {
    dateAndTime,
    note: {
      label: '備考',
      mark: '任意',
      placeholder: 'メッセージカードの文面、宅配ボックスのご利用、色のご希望など',
      id: 'note',
    },
  },
});

export const Chosen = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(DeliveryForm, {
    dateAndTime: {
      hint: 'Choose between Tue 1 December 2026 and Tue 15 December 2026',
      calendar: {
        ...dateAndTime.calendar,
        words: {
          label: 'Delivery date',
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
          month: (year, month) => `${month}/${year}`,
          day: (day) => day.split('-').map(Number).join('-'),
        },
        reasonOf: (day) => (day < '2026-12-01' || day > '2026-12-15' ? 'That date cannot be chosen' : null),
      },
      clear: { label: 'Clear the date', onClear: fn() },
      times: {
        ...dateAndTime.times,
        label: 'Delivery time',
        options: [
          { value: 'none', label: 'none' },
          { value: 'morning', label: 'morning (8 to 12)' },
          { value: 'from14to16', label: '14:00-16:00' },
          { value: 'from16to18', label: '16:00-18:00' },
          { value: 'from18to20', label: '18:00-20:00' },
        ],
      },
    },
    note: {
      label: 'Note',
      mark: 'Optional',
      placeholder: 'For example, leave it in the delivery box',
      id: 'note',
    },
  }),
});
export const NothingChosen = meta.story({
  args: {
    dateAndTime: {
      ...dateAndTime,
      calendar: { ...dateAndTime.calendar, value: null },
      clear: null,
      times: { ...dateAndTime.times, value: 'none' },
    },
  },
});
export const DateCleared = meta.story({
  args: {
    ...NothingChosen.input.args,
    notice: (
      <Notice tone="warning" role="alert">
        <p>ご指定の日にはお届けできなくなったため、日付の指定を外しました。</p>
        <p>商品の都合により、日曜・月曜・火曜にはお届けできないものがあります。</p>
      </Notice>
    ),
  },
});
export const ProductWithoutDate = meta.story({
  args: {
    dateAndTime: {
      ...dateAndTime,
      calendar: { ...dateAndTime.calendar, value: null, reasonOf: () => nothingToChoose },
      clear: null,
    },
    notice: <Notice>{nothingToChoose}</Notice>,
  },
});
export const CouldNotAsk = meta.story({
  args: {
    notice: (
      <Notice tone="warning" role="alert">
        <p>お届け日をご指定いただけるか確認できませんでした。</p>
        <Button size="small">もう一度試す</Button>
      </Notice>
    ),
  },
});
export const EGift = meta.story({ args: { dateAndTime: null } });

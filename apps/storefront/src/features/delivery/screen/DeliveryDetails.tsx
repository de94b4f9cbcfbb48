'use client';

import type { DeliveryView } from '@shop/machines/delivery/delivery-view';
import { NOTE_MAX } from '@shop/rules/cart/delivery-preferences';
import { parseDeliveryTime, timesOf } from '@shop/rules/delivery/delivery-times';
import { parseJstDate } from '@shop/rules/jst-date';
import type { DeliveryFormProps } from '@shop/ui-kit/commerce/delivery/DeliveryForm';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import { LazyPart } from '#foundation/browser/lazy/LazyPart.tsx';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { pageDeliveryRules } from '#foundation/browser/page-delivery-rules.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { RetryNotice } from '#foundation/screen/RetryNotice.tsx';
import { deliveryActor } from '../browser/delivery-runtime.ts';
import { dayProblemMessage, dayText, monthText, timeText, weekdaysOf } from './delivery-text';

const deliveryFormCode = lazyModule(() => import('@shop/ui-kit/commerce/delivery/DeliveryForm'));

interface DeliveryDetailsProps {
  view: DeliveryView;
  m: Messages;
}

/** Date, time and remarks; the calendar's code loads when they are first opened. */
export function DeliveryDetails({ view, m }: DeliveryDetailsProps) {
  return (
    <LazyPart
      code={deliveryFormCode}
      fallback={
        <div aria-busy="true">
          <VisuallyHidden>{m.common.loading}</VisuallyHidden>
          <Stack gap="medium">
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </Stack>
        </div>
      }
      error={(retry) => <RetryNotice text={m.delivery.loadFailed} onRetry={retry} m={m} />}
    >
      {({ DeliveryForm }) => <DeliveryForm {...formProps(view, m)} />}
    </LazyPart>
  );
}

function formProps(view: DeliveryView, m: Messages): DeliveryFormProps {
  const { form } = view;
  return {
    dateAndTime: view.hasDateAndTime ? dateAndTime(view, m) : null,
    notice: view.hasDateAndTime && view.hasInvalidProducts && (
      <Notice>{m.delivery.dateInvalidProducts}</Notice>
    ),
    note: {
      label: m.delivery.note,
      mark: m.common.optional,
      placeholder: m.delivery.notePlaceholder,
      name: 'note',
      maxLength: NOTE_MAX,
      value: form.note,
      onChange: (event) => deliveryActor.send({ type: 'note.change', note: event.currentTarget.value }),
    },
  };
}

function dateAndTime(
  { form, days }: DeliveryView,
  m: Messages,
): NonNullable<DeliveryFormProps['dateAndTime']> {
  const { window, days: known } = days;
  const problems = new Map<string, (typeof known)[number]['problem']>(
    known.map(({ date, problem }) => [date, problem]),
  );
  return {
    hint: !days.hasAny
      ? m.delivery.dateNone
      : m.delivery.dateHint({ from: dayText(window.from, m), to: dayText(window.to, m) }),
    calendar: {
      words: {
        label: m.delivery.date,
        previousMonth: m.aria.calendarPrevious,
        nextMonth: m.aria.calendarNext,
        weekdays: weekdaysOf(m),
        month: (year, month) => monthText(year, month, m),
        day: (day) => {
          const date = parseJstDate(day);
          return date.ok ? dayText(date.value, m) : day;
        },
      },
      from: window.from,
      to: window.to,
      value: form.deliveryDate,
      reasonOf: (day) => {
        const problem = problems.get(day) ?? (day < window.from ? 'tooEarly' : 'tooLate');
        return problems.has(day) && problems.get(day) === null ? null : dayProblemMessage(problem, m);
      },
      onChoose: (day) => {
        const date = parseJstDate(day);
        if (date.ok) deliveryActor.send({ type: 'date.choose', date: date.value });
      },
    },
    clear:
      form.deliveryDate === null
        ? null
        : {
            label: m.delivery.dateClear,
            onClear: () => deliveryActor.send({ type: 'date.choose', date: null }),
          },
    times: {
      label: m.delivery.time,
      name: 'deliveryTime',
      value: form.deliveryTime,
      options: timesOf(pageDeliveryRules()).map((time) => ({ value: time, label: timeText(time, m) })),
      onChange: (time) => deliveryActor.send({ type: 'time.choose', time: parseDeliveryTime(time) }),
    },
  };
}

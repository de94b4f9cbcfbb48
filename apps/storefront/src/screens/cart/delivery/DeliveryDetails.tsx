'use client';

import type { DeliveryView } from '@shop/machines/delivery/delivery-view';
import { DELIVERY_TIMES, parseDeliveryTime } from '@shop/rules/delivery/delivery-times';
import { parseJstDate } from '@shop/rules/jst-date';
import type { DeliveryFormProps } from '@shop/ui-kit/commerce/delivery/DeliveryForm';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Skeleton } from '@shop/ui-kit/primitives/Skeleton';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { VisuallyHidden } from '@shop/ui-kit/primitives/VisuallyHidden';
import { type ComponentType, useEffect, useState } from 'react';
import { deliveryActor } from '../../../browser/delivery/delivery-runtime';
import { fill } from '../../../i18n/fill';
import { dayText, monthText } from './delivery-text';
import type { DeliveryWords } from './delivery-words';

/** Longest remark that an order carries well. */
const NOTE_LONGEST = 1000;

interface DeliveryDetailsProps {
  view: DeliveryView;
  words: DeliveryWords;
}

/** Date, time and remarks; the calendar's code comes with the first look at them. */
export function DeliveryDetails({ view, words }: DeliveryDetailsProps) {
  const [stage, setStage] = useState<'waiting' | 'failed' | ComponentType<DeliveryFormProps>>('waiting');
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isWanted = tries > 0;
    import('@shop/ui-kit/commerce/delivery/DeliveryForm').then(
      ({ DeliveryForm }) => isWanted && setStage(() => DeliveryForm),
      () => isWanted && setStage('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  if (typeof stage !== 'string') {
    const Form = stage;
    return <Form {...formProps(view, words)} />;
  }
  return stage === 'failed' ? (
    <Notice tone="warning" role="alert">
      <p>{words.loadFailed}</p>
      <Button size="small" onClick={() => setTries(tries + 1)}>
        {words.retry}
      </Button>
    </Notice>
  ) : (
    <div aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Stack gap="medium">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Stack>
    </div>
  );
}

function formProps(view: DeliveryView, words: DeliveryWords): DeliveryFormProps {
  const { form } = view;
  return {
    dateAndTime: view.hasDateAndTime ? dateAndTime(view, words) : null,
    notice: view.hasDateAndTime && view.hasInvalidProducts && (
      <Notice>{words.reasons.invalidProducts}</Notice>
    ),
    note: {
      label: words.note,
      mark: words.optional,
      placeholder: words.notePlaceholder,
      name: 'note',
      maxLength: NOTE_LONGEST,
      value: form.note,
      onChange: (event) => deliveryActor.send({ type: 'note.change', note: event.currentTarget.value }),
    },
  };
}

function dateAndTime(
  { form, days }: DeliveryView,
  words: DeliveryWords,
): NonNullable<DeliveryFormProps['dateAndTime']> {
  const { window, days: known } = days;
  const problems = new Map<string, (typeof known)[number]['problem']>(
    known.map(({ date, problem }) => [date, problem]),
  );
  return {
    hint: !days.hasAny
      ? words.dateNone
      : fill(words.dateHint, { from: dayText(window.from, words), to: dayText(window.to, words) }),
    calendar: {
      words: {
        label: words.date,
        previousMonth: words.previousMonth,
        nextMonth: words.nextMonth,
        weekdays: words.weekdays,
        month: (year, month) => monthText(year, month, words),
        day: (day) => {
          const date = parseJstDate(day);
          return date.ok ? dayText(date.value, words) : day;
        },
      },
      from: window.from,
      to: window.to,
      value: form.deliveryDate,
      reasonOf: (day) => {
        const problem = problems.get(day) ?? (day < window.from ? 'tooEarly' : 'tooLate');
        return problems.has(day) && problems.get(day) === null ? null : words.reasons[problem];
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
            label: words.dateClear,
            onClear: () => deliveryActor.send({ type: 'date.choose', date: null }),
          },
    times: {
      label: words.time,
      name: 'deliveryTime',
      value: form.deliveryTime,
      options: DELIVERY_TIMES.map((time) => ({ value: time, label: words.times[time] })),
      onChange: (time) => deliveryActor.send({ type: 'time.choose', time: parseDeliveryTime(time) }),
    },
  };
}

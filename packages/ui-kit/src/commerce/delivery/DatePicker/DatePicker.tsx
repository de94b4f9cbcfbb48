'use client';

import { type ComponentProps, createContext, useContext, useEffect, useRef, useState } from 'react';
import { type ChevronProps, type DayButtonProps, DayPicker } from 'react-day-picker';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronLeft, chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { iconButton } from '#primitives/IconButton/IconButton.css.ts';
import * as styles from './DatePicker.css.ts';

const NOON = 12;

/** Converts `YYYY-MM-DD` for the calendar: local noon of that day, which no time zone moves to another day. */
export function toCalendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, NOON);
}

/** The inverse conversion. */
export function toDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface DatePickerWords {
  /** Accessible name of the calendar */
  label: string;
  previousMonth: string;
  nextMonth: string;
  /** Seven short names, Sunday first */
  weekdays: readonly string[];
  /** Heading of a month; months count from 1 */
  month: (year: number, month: number) => string;
  /** A day in full, for screen readers */
  day: (day: string) => string;
}

export interface DatePickerProps {
  words: DatePickerWords;
  /** The first and the last relevant day: the calendar shows their months. All days are `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The chosen day, null for none */
  value: string | null;
  /** Why a day cannot be chosen, as text; null if it can */
  reasonOf: (day: string) => string | null;
  onChoose: (day: string) => void;
}

const ReasonOf = createContext<DatePickerProps['reasonOf']>(() => null);

/**
 * A month of days. Unavailable days are struck through and show their reason when pressed or reached with the arrow keys.
 * Load this file with `import()`, on intent: it includes the calendar.
 */
export function DatePicker({ words, from, to, value, reasonOf, onChoose }: DatePickerProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const refusal = refused === null ? null : reasonOf(refused);
  const selected = value === null ? undefined : toCalendarDate(value);
  const variant = (date: Date) => setRefused(toDay(date));
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{words.label}</legend>
      <ReasonOf value={reasonOf}>
        <DayPicker
          // Another window (midnight passed, a chosen day of another month) resets to its own month.
          key={from}
          mode="single"
          required
          selected={selected}
          defaultMonth={selected ?? toCalendarDate(from)}
          startMonth={toCalendarDate(from)}
          endMonth={toCalendarDate(to)}
          // The arrow keys start here without a choice; the device's date is irrelevant.
          today={toCalendarDate(from)}
          onDayFocus={variant}
          onDayClick={(date) => {
            variant(date);
            const day = toDay(date);
            if (reasonOf(day) === null) onChoose(day);
          }}
          classNames={{
            months: styles.months,
            nav: styles.nav,
            button_previous: iconButton({ variant: 'plain' }),
            button_next: iconButton({ variant: 'plain' }),
            month_caption: styles.caption,
            month_grid: styles.grid,
            weekday: styles.weekday,
            day: styles.cell,
            day_button: styles.day,
          }}
          components={{ Chevron, DayButton }}
          formatters={{
            formatCaption: (date) => words.month(date.getFullYear(), date.getMonth() + 1),
            formatWeekdayName: (date) => words.weekdays[date.getDay()] ?? '',
          }}
          labels={{
            labelPrevious: () => words.previousMonth,
            labelNext: () => words.nextMonth,
            labelGrid: (date) => words.month(date.getFullYear(), date.getMonth() + 1),
            labelWeekday: (date) => words.weekdays[date.getDay()] ?? '',
            labelNav: () => words.label,
            labelDayButton: (date) => words.day(toDay(date)),
          }}
        />
      </ReasonOf>
      <p className={styles.reason} role="status">
        {refusal}
      </p>
    </fieldset>
  );
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon shape={orientation === 'left' ? chevronLeft : chevronRight} size={20} />;
}

/** An unavailable day stays focusable: otherwise keyboard users could not read the reason. */
function DayButton({ day, modifiers, ...attributes }: DayButtonProps) {
  const reasonOf = useContext(ReasonOf);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers['focused']) ref.current?.focus();
  }, [modifiers['focused']]);
  const isRefused = reasonOf(toDay(day.date)) !== null;
  const aria: ComponentProps<'button'> = isRefused ? { 'aria-disabled': true } : {};
  return <button ref={ref} {...attributes} {...aria} />;
}

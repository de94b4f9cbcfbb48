import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  jstDate,
  jstDateAt,
  jstDateParts,
  msUntilNextJstDate,
  parseJstDate,
  weekdayOf,
} from './jst-date';

const anyDate = fc
  .integer({ min: -300_000, max: 2_000_000 })
  .map((days) => addDays(jstDate(1970, 1, 1), days));
const anyInstant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) });

describe('the current day in Japan', () => {
  test.each([
    ['23:59:59 is still the day', '2026-11-21T23:59:59+09:00', '2026-11-21'],
    ['the last millisecond too', '2026-11-21T23:59:59.999+09:00', '2026-11-21'],
    ['00:00:00 is the next', '2026-11-22T00:00:00+09:00', '2026-11-22'],
    ['14:59:59 UTC is the same day', '2026-11-21T14:59:59Z', '2026-11-21'],
    ['15:00:00 UTC is the next day in Japan', '2026-11-21T15:00:00Z', '2026-11-22'],
    ['an evening in Honolulu is the next day in Japan', '2026-11-21T18:00:00-10:00', '2026-11-22'],
    ['29 February begins', '2028-02-29T00:00:00+09:00', '2028-02-29'],
    ['29 February ends', '2028-02-29T23:59:59+09:00', '2028-02-29'],
    ['1 March follows', '2028-03-01T00:00:00+09:00', '2028-03-01'],
    ['1 March follows 28 February in other years', '2027-03-01T00:00:00+09:00', '2027-03-01'],
    ['the year turns', '2027-01-01T00:00:00+09:00', '2027-01-01'],
    ['before 1970', '1969-12-31T23:59:59+09:00', '1969-12-31'],
  ])('[DLV-01] %s', (_sentence, instant, date) => {
    expect(jstDateAt(Date.parse(instant))).toBe(date);
  });

  test.each([
    ['a second before midnight', '2026-11-21T23:59:59+09:00', 1000],
    ['at midnight a whole day is left', '2026-11-22T00:00:00+09:00', 86_400_000],
    ['before 1970', '1969-12-31T23:59:59+09:00', 1000],
  ])('[DLV-07] until the next day: %s', (_sentence, instant, ms) => {
    expect(msUntilNextJstDate(Date.parse(instant))).toBe(ms);
  });

  test('[DLV-07] the wait ends on the next day, and not a millisecond early', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const next = instant + msUntilNextJstDate(instant);
        expect(jstDateAt(next)).toBe(addDays(jstDateAt(instant), 1));
        expect(jstDateAt(next - 1)).toBe(jstDateAt(instant));
      }),
    );
  });
});

describe('calendar days', () => {
  test.each([
    ['10 days over the end of a month', '2026-11-21', 10, '2026-12-01'],
    ['24 days over the end of a year', '2026-12-20', 24, '2027-01-13'],
    ['over 29 February', '2028-02-20', 10, '2028-03-01'],
    ['onto 29 February', '2028-02-19', 10, '2028-02-29'],
    ['over February of another year', '2027-02-19', 10, '2027-03-01'],
    ['2100 is no leap year', '2100-02-28', 1, '2100-03-01'],
    ['back', '2026-12-01', -10, '2026-11-21'],
  ])('[DLV-01] %s', (_sentence, date, days, later) => {
    expect(addDays(read(date), days)).toBe(later);
  });

  test.each([
    ['2026-11-21', 6],
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-24', 2],
    ['2028-02-29', 2],
    ['1969-12-31', 3],
    ['1970-01-01', 4],
    ['1000-01-01', 3],
  ])('[DLV-03] %s is weekday %i, 0 being Sunday', (date, weekday) => {
    expect(weekdayOf(read(date))).toBe(weekday);
  });

  test.each([
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-5',
    '0999-01-01',
    '12026-01-01',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '２０２６-11-21',
    '',
    'tomorrow',
  ])('%j is not a day', (text) => {
    expect(parseJstDate(text)).toEqual({ ok: false, error: 'invalidDate' });
  });

  test('an impossible calendar day throws', () => {
    expect(() => jstDate(2027, 2, 29)).toThrow('there is no day 2027-2-29');
    expect(() => jstDate(2026, 0, 1)).toThrow(RangeError);
    expect(() => addDays(jstDate(9999, 12, 31), 1)).toThrow(RangeError);
    expect(() => addDays(jstDate(1000, 1, 1), -1)).toThrow('day -354286 is out of range');
    expect(jstDate(2028, 2, 29)).toBe('2028-02-29');
  });

  test('split into its parts for display', () => {
    const date = jstDate(2026, 12, 1);
    expect(jstDateParts(date)).toEqual({ year: 2026, month: 12, day: 1, weekday: 2 });
  });

  test('text order is calendar order, adding is reversible, weekdays are consecutive', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
        const other = addDays(date, days);
        expect(addDays(other, -days)).toBe(date);
        expect(Math.sign(days)).toBe(date < other ? 1 : date > other ? -1 : 0);
        expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7);
        const { year, month, day } = jstDateParts(date);
        expect(jstDate(year, month, day)).toBe(date);
        expect(parseJstDate(date)).toEqual({ ok: true, value: date });
      }),
    );
  });

  test('accepts exactly the calendar days, and no text makes it throw', () => {
    const daysIn = (year: number, month: number) =>
      month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
        ? 29
        : ([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
    fc.assert(
      fc.property(fc.stringMatching(/^[0-3]\d{3}-[01]\d-[0-3]\d$/), (text) => {
        const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
        expect(parseJstDate(text).ok).toBe(year >= 1000 && day >= 1 && day <= daysIn(year, month));
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => !parseJstDate(text).ok));
  });
});

function read(text: string) {
  const parsed = parseJstDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
}

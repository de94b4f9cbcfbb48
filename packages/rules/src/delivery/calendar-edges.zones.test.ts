import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, jstDateAt, weekdayOf } from '../jst-date';
import { EXAMPLE_DELIVERY_RULES as rules } from '../testing/example-delivery-rules';
import { deliveryDays, firstArrival, parseDeliveryDate, retainDeliveryDate } from './delivery-days';

const at = (instant: string) => ({
  today: jstDateAt(Date.parse(instant)),
  lines: [],
  hasInvalidProducts: false,
  rules: { ...rules, blockedRanges: [] },
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A separate file, as it changes the time zone of its process. */
describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])('on a machine in %s', (zone) => {
  test.each([
    ['2027-12-31T14:59:59.999Z', '2028-01-10', '2028-01-24'],
    ['2027-12-31T15:00:00.000Z', '2028-01-11', '2028-01-25'],
    ['2027-12-21T20:00:00.000Z', '2028-01-01', '2028-01-15'],
    ['2028-02-18T23:59:00+09:00', '2028-02-28', '2028-03-13'],
    ['2028-02-19T00:00:00+09:00', '2028-02-29', '2028-03-14'],
    ['2028-02-29T23:59:59+09:00', '2028-03-10', '2028-03-24'],
    ['2027-02-19T12:00:00+09:00', '2027-03-01', '2027-03-15'],
  ])('[DLV-01] at %s every day from %s to %s is offered once', (instant, from, to) => {
    vi.stubEnv('TZ', zone);
    const { window, days } = deliveryDays(at(instant));
    expect(window).toEqual({ from, to });
    expect(days).toHaveLength(15);
    const [first] = days;
    for (const [index, { date, problem }] of days.entries()) {
      expect(date).toBe(addDays(window.from, index));
      expect(problem).toBeNull();
      expect(weekdayOf(date)).toBe(((first === undefined ? 0 : weekdayOf(first.date)) + index) % 7);
    }
  });

  test('[DLV-07] a date chosen on the last evening of a year is withdrawn where midnight takes it away', () => {
    vi.stubEnv('TZ', zone);
    const chosen = deliveryDays(at('2027-12-31T23:59:59+09:00')).window.from;
    expect(retainDeliveryDate(chosen, at('2027-12-31T23:59:59+09:00')).date).toBe('2028-01-10');
    expect(retainDeliveryDate(chosen, at('2028-01-01T00:00:00+09:00'))).toEqual({
      date: null,
      cleared: 'tooEarly',
    });
  });

  test('[DLV-10] an order of the last days of a year, or of a February, leaves on the next dispatch weekday', () => {
    vi.stubEnv('TZ', zone);
    const dispatch = { weekdays: [4] as const, leadDays: 1, transitDays: 2 };
    const of = (instant: string) => firstArrival(at(instant).today, dispatch);
    // Thursdays: 6 January 2028, 2 March 2028.
    expect(of('2027-12-31T23:59:00+09:00')).toBe('2028-01-08');
    expect(of('2028-02-28T00:01:00+09:00')).toBe('2028-03-04');
  });

  test('[DLV-05] 29 February is a day of leap years alone, in every writing', () => {
    vi.stubEnv('TZ', zone);
    for (const text of ['2028-02-29', '2028/02/29', '２０２８．０２．２９'])
      expect(parseDeliveryDate(text)).toEqual({ ok: true, value: '2028-02-29' });
    for (const text of ['2027-02-29', '2100-02-29', '2028-02-30', '2027-12-32'])
      expect(parseDeliveryDate(text).ok, text).toBe(false);
  });
});

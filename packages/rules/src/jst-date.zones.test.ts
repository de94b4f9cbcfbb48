import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, jstDateAt, msUntilNextJstDate, weekdayOf } from './jst-date';

const anyInstant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) });

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A separate file because it changes the time zone of its process: a worker thread cannot do that. */
describe('a day in Japan, on any machine', () => {
  test.each(['Pacific/Honolulu', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Apia'])(
    '[DLV-01] the same on a machine in %s',
    (zone) => {
      const instants = fc.sample(anyInstant, { numRuns: 200, seed: 20261121 });
      const told = () =>
        instants.map((ms) => {
          const date = jstDateAt(ms);
          return [date, addDays(date, 24), weekdayOf(date), msUntilNextJstDate(ms)];
        });
      vi.stubEnv('TZ', 'UTC');
      const expected = told();
      vi.stubEnv('TZ', zone);
      // The time zone change is effective.
      expect(new Date(0).getTimezoneOffset()).not.toBe(0);
      expect(told()).toEqual(expected);
    },
  );
});

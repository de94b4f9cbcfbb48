import { afterEach, expect, test, vi } from 'vitest';
import { toCalendarDate, toDay } from './DatePicker.tsx';

afterEach(() => vi.unstubAllEnvs());

test.each(['Asia/Tokyo', 'Pacific/Honolulu', 'America/Sao_Paulo', 'Pacific/Apia', 'UTC'])(
  '[DLV-01] a day does not shift in a browser in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // Sao Paulo skipped midnight of 4 November 2018, Apia the whole of 30 December 2011.
    for (const day of ['2026-12-01', '2028-02-29', '2018-11-04', '2011-12-31', '2025-08-12', '2027-01-01']) {
      expect(toDay(toCalendarDate(day))).toBe(day);
      expect(toCalendarDate(day).getDate()).toBe(Number(day.slice(8)));
    }
  },
);

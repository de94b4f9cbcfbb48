import type { Comparator, QueryTerm } from './parse-query.ts';

/** Compares a number with the term's value by its comparator; false for a non-numeric value. */
export function compareNumber(actual: number, { comparator, value }: QueryTerm): boolean {
  const asked = Number(value);
  if (value.trim() === '' || Number.isNaN(asked)) return false;
  return compare(actual, asked, asked, comparator);
}

/**
 * Compares an instant with the term's date by its comparator. `2024`, `2024-05` and `2024-05-01` mean the whole year, month or day (UTC),
 * `now` the present, `now-7d` seven days before.
 */
export function compareInstant(actual: string, { comparator, value }: QueryTerm, now: Date): boolean {
  const period = parsePeriod(value, now);
  return period !== null && compare(Date.parse(actual), period[0], period[1], comparator);
}

function compare(actual: number, first: number, last: number, comparator: Comparator): boolean {
  switch (comparator) {
    case '<':
      return actual < first;
    case '<=':
      return actual <= last;
    case '>':
      return actual > last;
    case '>=':
      return actual >= first;
    case ':':
      return actual >= first && actual <= last;
  }
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** First and last millisecond of a date in a search. */
function parsePeriod(value: string, now: Date): readonly [number, number] | null {
  const relative = /^now(?:([+-])(\d+)([mhdw]))?$/.exec(value);
  if (relative !== null) {
    const [, sign, count, unit] = relative;
    const shift = Number(count ?? 0) * UNITS[(unit ?? 'm') as keyof typeof UNITS] * (sign === '-' ? -1 : 1);
    const moment = now.getTime() + shift;
    return [moment, moment];
  }
  const date = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value);
  if (date !== null) {
    const [, year, month, day] = date.map(Number);
    if (year === undefined) return null;
    const start = Date.UTC(year, (month || 1) - 1, day || 1);
    const end = day
      ? Date.UTC(year, (month || 1) - 1, day + 1)
      : month
        ? Date.UTC(year, month, 1)
        : Date.UTC(year + 1, 0, 1);
    return [start, end - 1];
  }
  const moment = Date.parse(value);
  if (Number.isNaN(moment)) return null;
  const isToTheSecond = !/\.\d+/.test(value);
  return [moment, isToTheSecond ? moment + 999 : moment];
}

import { err, ok, type Result } from './result';

declare const jstDateBrand: unique symbol;

/**
 * A calendar day in Japan, written `YYYY-MM-DD` (years 1000 to 9999). It has no time and no zone, so it is the same day on every
 * machine, and text order is calendar order. Created only by this file, the one place that converts instants into days in Japan.
 */
export type JstDate = string & { readonly [jstDateBrand]: 'JstDate' };

/** 0 Sunday to 6 Saturday (DLV-03). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The parts of a day, for display. */
export interface JstDateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  readonly weekday: Weekday;
}

const DAY_MS = 86_400_000;
/** Japan is 9 hours ahead of UTC all year. */
const JST_OFFSET_MS = 9 * 3_600_000;
const WRITTEN = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** The day in Japan at an instant, in milliseconds since 1970 UTC. */
export function jstDateAt(instantMs: number): JstDate {
  return dateOfDay(Math.floor((instantMs + JST_OFFSET_MS) / DAY_MS));
}

/** Milliseconds from an instant to the next midnight in Japan: more than 0, at most 24 hours. */
export function msUntilNextJstDate(instantMs: number): number {
  const passed = (((instantMs + JST_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;
  return DAY_MS - passed;
}

/** @throws RangeError for a day that does not exist, such as 29 February 2027: a bug, not a shopper's mistake. */
export function jstDate(year: number, month: number, day: number): JstDate {
  const parsed = parseJstDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
  if (!parsed.ok) {
    throw new RangeError(`there is no day ${year}-${month}-${day}`);
  }
  return parsed.value;
}

/** Parses external `YYYY-MM-DD` input: a stored choice, a form. Anything else, or a day that does not exist, is an error value. */
export function parseJstDate(text: string): Result<JstDate, 'invalidDate'> {
  const match = WRITTEN.exec(text);
  if (match === null) {
    return err('invalidDate');
  }
  const [, year, month, day] = match;
  const instant = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(instant).toISOString().startsWith(text) ? ok(text as JstDate) : err('invalidDate');
}

/** The day `days` days later, or earlier if negative. */
export function addDays(date: JstDate, days: number): JstDate {
  return dateOfDay(dayOfDate(date) + days);
}

/** 0 is Sunday. */
export function weekdayOf(date: JstDate): Weekday {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((dayOfDate(date) + 4) % 7) + 7) % 7) as Weekday;
}

/** `month` is 1 to 12. */
export function jstDateParts(date: JstDate): JstDateParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day, weekday: weekdayOf(date) };
}

/** Days since 1 January 1970. */
function dayOfDate(date: JstDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** @throws RangeError outside of the years 1000 to 9999. */
function dateOfDay(day: number): JstDate {
  const parsed = parseJstDate(new Date(day * DAY_MS).toISOString().slice(0, 10));
  if (!parsed.ok) {
    throw new RangeError(`day ${day} is out of range`);
  }
  return parsed.value;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

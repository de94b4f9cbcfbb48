const NOON = 12;

/** A day written `YYYY-MM-DD` as the calendar wants it: that day's noon where the browser is, which no zone moves to another. */
export function toCalendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, NOON);
}

/** And back. */
export function toDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

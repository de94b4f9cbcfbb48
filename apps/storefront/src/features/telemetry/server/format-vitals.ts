import type { VitalName } from '../contract/vitals-limits';
import type { ClientError } from './client-error.repository';
import type { VitalSummary } from './web-vital.repository';

/** Thresholds below which a value is good and above which it is poor (web.dev/articles/vitals): milliseconds, and the score for CLS. */
const LIMITS: Readonly<Record<VitalName, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** The 75th percentiles as a readable table. */
export function formatVitals(summaries: readonly VitalSummary[]): string {
  if (summaries.length === 0) return 'no browser has measured anything yet';
  const rows = summaries.map(({ page, device, name, p75, views, element }) => [
    page,
    device,
    name,
    name === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`,
    rating(name, p75),
    String(views),
    element ?? '',
  ]);
  return table(['page', 'device', 'what', 'p75', 'rating', 'views', 'mostly about'], rows);
}

/** Errors of browsers, most frequent first. */
export function formatClientErrors(errors: readonly ClientError[]): string {
  if (errors.length === 0) return 'no browser has reported an error';
  const rows = errors.map(({ count, page, message, place, lastSeenAt }) => [
    String(count),
    page,
    lastSeenAt.toISOString().slice(0, 16),
    message,
    place,
  ]);
  return table(['times', 'page', 'last', 'error', 'place'], rows);
}

function rating(name: VitalName, value: number): string {
  const [good, poor] = LIMITS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'could be better' : 'poor';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

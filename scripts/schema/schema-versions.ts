const RELEASE = /^(\d{4})\.(\d{1,2})\.(\d+)$/;
const API_VERSION = /^(\d{4})-(\d{2})$/;
const SUPPORTED_MONTHS = 12;

/** The newest patch of each release line on npm (`2025.4`, `2025.7` …) from `from` on, oldest first, without pre-releases. */
export function newestOfEachLine(versions: readonly string[], from: string): string[] {
  const newest = new Map<number, { version: string; patch: number }>();
  for (const version of versions) {
    const order = lineOrder(version);
    if (order === null || order.line < (lineOrder(from)?.line ?? 0)) {
      continue;
    }
    const known = newest.get(order.line);
    if (!known || known.patch < order.patch) {
      newest.set(order.line, { version, patch: order.patch });
    }
  }
  return [...newest].sort(([one], [other]) => one - other).map(([, { version }]) => version);
}

/** The day an API version's service ends: twelve months after release. */
export function retirementDay(apiVersion: string): Date {
  const [, year, month] = API_VERSION.exec(apiVersion) ?? [];
  if (year === undefined || month === undefined) {
    throw new Error(`${apiVersion} is not an API version`);
  }
  return new Date(Date.UTC(Number(year), Number(month) - 1 + SUPPORTED_MONTHS, 1));
}

function lineOrder(version: string): { line: number; patch: number } | null {
  const [, year, month, patch] = RELEASE.exec(version) ?? [];
  return year === undefined ? null : { line: Number(year) * 100 + Number(month), patch: Number(patch) };
}

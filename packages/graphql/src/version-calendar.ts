/** The newest version whose schema every operation is checked against (`npm run schema:check`); a test compares it with the packages. */
export const NEWEST_CHECKED_VERSION = '2026-04';

const QUARTER = 3;
/** A version is supported for a year from its quarter's first day. */
const QUARTERS_SUPPORTED = 4;

/** The form of a version: the month in which a quarter begins. */
export const API_VERSION = /^20\d\d-(?:01|04|07|10)$/;

/** The provider's supported versions on a day, oldest first. @param today ISO 8601 */
export function supportedVersions(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const quarter = year * QUARTERS_SUPPORTED + Math.floor((month - 1) / QUARTER);
  return Array.from({ length: QUARTERS_SUPPORTED }, (_, index) =>
    versionOf(quarter - QUARTERS_SUPPORTED + 1 + index),
  );
}

/** The day from which the provider no longer supports a version, ISO 8601. */
export function endOfVersion(version: string): string {
  return `${Number(version.slice(0, 4)) + 1}${version.slice(4)}-01`;
}

/**
 * The version to ask for on a day: the newest supported one that the operations are checked against; null when all of those have ended.
 * @param today ISO 8601
 */
export function rightVersion(today: string, newestChecked = NEWEST_CHECKED_VERSION): string | null {
  return supportedVersions(today).findLast((version) => version <= newestChecked) ?? null;
}

function versionOf(quarter: number): string {
  const month = (quarter % QUARTERS_SUPPORTED) * QUARTER + 1;
  return `${Math.floor(quarter / QUARTERS_SUPPORTED)}-${String(month).padStart(2, '0')}`;
}

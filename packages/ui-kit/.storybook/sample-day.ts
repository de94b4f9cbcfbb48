/** The sample day of the fixtures: a Friday in November, 10:00 in Japan. */
export const SAMPLE_DAY = '2026-11-20T10:00:00+09:00';

/** Under it the shop sends the platform's pictures from its own origin: what follows is their path there (PERF-03, ADR 54). */
export const OWN_PICTURES = '/pictures';

/** Where a platform has its pictures, whatever its host. */
export const PLATFORM_PICTURES = '/s/files/';

import { BUILT_FILES } from '@shop/page-server/next-internals/addresses';

/** What is measured: largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift as a score. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof VITALS)[number];
/** By the window's width: the design's mobile ends below 768 pixels. */
export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];
/** The browser's effective network types; most browsers report none. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** Maximum errors reported per page. */
export const MAX_CLIENT_ERRORS = 5;

/** File, line and column of our own code, as the source of a pattern. */
export const CODE_PLACE = `${BUILT_FILES}[\\w./%~()[\\]-]{1,200}:\\d{1,7}:\\d{1,7}`;

// Apart from answers.ts: browsers import this file, and there `Buffer` would be 22 KB of code.

/** Request headers of Next's router. */
export const ROUTER_HEADERS = {
  /** Requests a page's data. Next removes the header while it renders a page. */
  data: 'rsc',
  state: 'next-router-state-tree',
  prefetch: 'next-router-prefetch',
  segment: 'next-router-segment-prefetch',
} as const;

/**
 * Name of the router's loader for style sheets of lazy code. The built-in one renders them with React, whose commits then wait for the
 * download: meanwhile the page does not respond, and fields lose their input (ADR 139).
 */
export const STYLE_LOADER = '_N_E_STYLE_LOAD';

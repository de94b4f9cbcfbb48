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
 * Name of the router's loader of style sheets of code loaded later. Its own renders them with React, whose commits then wait until they are
 * loaded: meanwhile no part of the page follows the shopper, and fields lose what is typed (ADR 139).
 */
export const STYLE_LOADER = '_N_E_STYLE_LOAD';

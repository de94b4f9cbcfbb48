/** Marks the shop's own request: answered by Next itself, not from the pages held in front of it (http/page-key.ts). */
export const WARM_HEADER = 'x-shop-warm';

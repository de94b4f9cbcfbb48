/** Name in `Server-Timing` of the time at the shop, in milliseconds since 1970. */
export const SHOP_CLOCK_METRIC = 'clock';

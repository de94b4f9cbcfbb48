/** Name in `Server-Timing` of the shop's time, in milliseconds since 1970. */
export const SHOP_CLOCK_METRIC = 'clock';

/** GA4 takes no more items in one event. */
export const MOST_ITEMS = 200;
/** Nor longer texts. */
export const LONGEST_TEXT = 100;

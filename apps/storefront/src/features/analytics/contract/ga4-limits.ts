/** GA4's maximum number of items per event. */
export const MAX_ITEMS = 200;
/** GA4's maximum text length. */
export const MAX_TEXT_LENGTH = 100;

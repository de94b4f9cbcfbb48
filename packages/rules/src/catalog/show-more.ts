/** Category lists show 4 items, then 4 more per 'show more' (LIST-01); ranking shows the first 4 (RANK-01). */
export const SHOW_MORE_STEP = 4;

/** Categories that the footer shows before 'show all' (FOOT-02). */
export const FOOTER_CATEGORIES = 7;

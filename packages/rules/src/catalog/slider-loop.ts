/** The layout of a slider (SLIDE-01 to SLIDE-04). */
export interface SliderRule {
  /** Slides per view below 768 px. */
  readonly perViewMobile: number;
  /** Slides per view from 768 px. */
  readonly perViewTablet: number;
  /** Pixels between slides. */
  readonly gap: number;
  /** It loops with more entries than this: 0 always, Infinity never. */
  readonly loopsAbove: number;
}

/** Ranking SLIDE-01, review SLIDE-02, text and image SLIDE-03, products elsewhere SLIDE-04. */
export const SLIDER_RULES = {
  ranking: { perViewMobile: 3.2, perViewTablet: 6.2, gap: 10, loopsAbove: 7 },
  review: { perViewMobile: 2.1, perViewTablet: 6.2, gap: 10, loopsAbove: 0 },
  textAndImage: { perViewMobile: 2.1, perViewTablet: 4.1, gap: 15, loopsAbove: 4 },
  product: { perViewMobile: 3.2, perViewTablet: 6.2, gap: 10, loopsAbove: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, SliderRule>;

export type SliderKind = keyof typeof SLIDER_RULES;

/** Whether a slider of `entries` entries loops; the ranking slider has arrows only if it loops (SLIDE-01). */
export function loops(kind: SliderKind, entries: number): boolean {
  return entries > SLIDER_RULES[kind].loopsAbove;
}

/** Skips review slides with an empty title (SLIDE-02). */
export function reviewSlides<Review extends { readonly title: string }>(
  reviews: readonly Review[],
): Review[] {
  return reviews.filter(({ title }) => title.trim() !== '');
}

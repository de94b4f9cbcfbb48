/** One of the five stars. */
export type Star = 'full' | 'half' | 'empty';

const STARS = [1, 2, 3, 4, 5] as const;

/** Star rating rounds to the nearest half (PROD-02); a quarter goes up. Clamped to 0..5. */
export function roundToHalfStar(score: number): number {
  return Math.min(5, Math.max(0, Math.round(score * 2) / 2));
}

/** The five stars of a score, left to right. */
export function starsFor(score: number): Star[] {
  const rounded = roundToHalfStar(score);
  return STARS.map((star) => (rounded >= star ? 'full' : rounded >= star - 0.5 ? 'half' : 'empty'));
}

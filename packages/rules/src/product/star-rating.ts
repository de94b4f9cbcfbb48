/** Star rating rounds to the nearest half (PROD-02); a quarter goes up. Clamped to 0..5. */
export function roundToHalfStar(score: number): number {
  return Math.min(5, Math.max(0, Math.round(score * 2) / 2));
}

/**
 * Divides a whole yen amount in proportion to weights, with an exact sum. Each share is rounded down; the remaining yen go one each to the
 * largest remainders, earlier first.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amount === 0) {
    return weights.map(() => 0);
  }
  const parts = weights.map((weight, index) => {
    const exact = amount * weight;
    return { index, share: Math.floor(exact / whole), remainder: exact % whole };
  });
  const left = amount - parts.reduce((sum, part) => sum + part.share, 0);
  const luckiest = [...parts].sort((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, left);
  const lucky = new Set(luckiest.map((part) => part.index));
  return parts.map((part) => part.share + (lucky.has(part.index) ? 1 : 0));
}

const STEPS: Record<string, number> = { ' ': 0, ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The radio button that a key leads to from one of a group, wrapping around at the ends; null for a key without a meaning. */
export function radioAfterKey(key: string, index: number, count: number): number | null {
  const step = STEPS[key];
  return step === undefined ? null : (index + step + count) % count;
}

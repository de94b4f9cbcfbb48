/** A share in percent as a length of CSS; rounded, so that a page carries no long numbers. */
export function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}

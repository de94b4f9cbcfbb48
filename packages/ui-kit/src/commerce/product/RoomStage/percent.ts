/** A share in percent as a CSS length; rounded to keep the page small. */
export function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}

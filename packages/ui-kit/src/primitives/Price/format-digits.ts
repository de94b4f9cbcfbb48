/** Thousands separated by commas, the same on every machine (a locale's own yen sign differs between browsers). */
export function formatDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

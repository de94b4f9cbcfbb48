/**
 * Contrast ratio of two opaque colours by WCAG 2.2, from 1 (equal) to 21 (black on white).
 * @param ink six-digit hex, e.g. `#232d23`
 * @param ground six-digit hex
 */
export function contrast(ink: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a colour has less light than another one; both are six-digit hex. */
export const isDarker = (one: string, other: string): boolean => luminance(one) < luminance(other);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

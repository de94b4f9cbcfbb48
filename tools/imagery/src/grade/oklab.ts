/** A colour of OKLab: lightness 0 to 1, and two axes of colour. */
export type Oklab = [lightness: number, a: number, b: number];

/** Linear light of each of the 256 display values. */
const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** OKLab of a display colour with three values of 0 to 255, whole numbers. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const r = LINEAR[red] as number;
  const g = LINEAR[green] as number;
  const b = LINEAR[blue] as number;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Unrounded display values, 0 to 255, of an OKLab colour; values outside the display's range are clipped. */
export function fromOklab([lightness, a, b]: Oklab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    display(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    display(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    display(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function display(c: number): number {
  if (c <= 0) return 0;
  if (c >= 1) return 255;
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
}

/** Chroma of a colour. */
export const chromaOf = ([, a, b]: Oklab): number => Math.hypot(a, b);

/** Hue of a colour in degrees, 0 to 360. */
export const hueOf = ([, a, b]: Oklab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

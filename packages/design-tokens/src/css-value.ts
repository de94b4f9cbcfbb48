/** A token's value in the Design Tokens format (DTCG 2025.10). */
export interface Token {
  $value: unknown;
  $extensions?: unknown;
}

interface Dimension {
  value: number;
  unit: string;
}

/** `components` is the value; `hex` is derived, for tools that read nothing else. */
interface ColorValue {
  components: readonly number[];
  hex?: string;
  alpha?: number;
}

interface ShadowValue {
  color: ColorValue;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** Pixels of one rem: the browser's default, and the base of the fluid sizes. */
const REM = 16;

/**
 * A resolved token value as CSS text: colours as hex (or rgb with alpha), dimensions with their unit, easing curves, shadows,
 * families. Numbers become text.
 * @throws TypeError when the token files do not use such a kind of value
 */
export function cssValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (isColor(value)) return cssColor(value);
  if (isDimension(value)) return cssDimension(value);
  if (isShadow(value)) {
    const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map(cssDimension).join(' ');
    return `${lengths} ${cssColor(value.color)}`;
  }
  if (isNumbers(value)) return `cubic-bezier(${value.join(', ')})`;
  if (isStrings(value)) return value.map((name) => (/[ ]/.test(name) ? `"${name}"` : name)).join(', ');
  throw new TypeError(`No CSS for the token value ${JSON.stringify(value)}`);
}

/**
 * A size that grows with the window: `min` up to `from` pixels, `max` from `to` on, linear in between. It combines rem and vw, so
 * it also follows the user's text size.
 */
export function fluidValue(min: Dimension, max: Dimension, from: Dimension, to: Dimension): string {
  const low = pixels(min);
  const slope = (pixels(max) - low) / (pixels(to) - pixels(from));
  const start = (low - slope * pixels(from)) / REM;
  return `clamp(${cssDimension(min)}, ${round(start)}rem + ${round(slope * 100)}vw, ${cssDimension(max)})`;
}

function cssDimension({ value, unit }: Dimension): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

/** The components of a colour, each from 0 to 1, as `#rrggbb`. */
export function colorHex(components: readonly number[]): string {
  return `#${bytes(components)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

function cssColor({ components, alpha }: ColorValue): string {
  if (alpha === undefined) return colorHex(components);
  const [red, green, blue] = bytes(components);
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

function bytes(components: readonly number[]): number[] {
  return components.map((part) => Math.round(part * 255));
}

function pixels({ value, unit }: Dimension): number {
  return unit === 'rem' ? value * REM : value;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDimension(value: unknown): value is Dimension {
  return isRecord(value) && typeof value['value'] === 'number' && typeof value['unit'] === 'string';
}

function isColor(value: unknown): value is ColorValue {
  return isRecord(value) && isNumbers(value['components']);
}

function isShadow(value: unknown): value is ShadowValue {
  return isRecord(value) && isColor(value['color']) && isDimension(value['blur']);
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'number');
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

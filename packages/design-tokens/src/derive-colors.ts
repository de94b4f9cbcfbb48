import { colorHex } from './css-value.ts';

/** A token file as parsed JSON. */
export type TokenNode = { [name: string]: unknown };

/** How a colour is mixed from others; `amount` is the share of the second. */
interface Recipe {
  readonly base: string;
  readonly with?: string;
  readonly amount?: number;
  readonly alpha?: number;
}

interface Color {
  components: number[];
  hex?: string;
  alpha?: number;
}

/** Rounding factor of a component: precise enough for 256 steps, and short. */
const DIGITS = 10_000;

/**
 * Updates in place the values derived from colour components: every `hex`, and the colours with a recipe.
 * @param files parsed JSON, all of them: recipes refer to colours of any file
 * @returns the paths of the changed tokens
 */
export function deriveColors(files: readonly TokenNode[]): string[] {
  const changed: string[] = [];
  for (const { path, token } of files.flatMap((file) => tokensOf(file, []))) {
    const before = JSON.stringify(token['$value']);
    const { $extensions: extensions } = token;
    const recipe = isNode(extensions) ? extensions['shop.derived'] : undefined;
    if (isRecipe(recipe)) token['$value'] = mixed(recipe, files);
    for (const color of colorsIn(token['$value'])) color.hex = colorHex(color.components);
    if (JSON.stringify(token['$value']) !== before) changed.push(path.join('.'));
  }
  return changed;
}

/** @throws RangeError when the recipe names no colour */
function mixed(
  { base, with: other = base, amount = 0, alpha }: Recipe,
  files: readonly TokenNode[],
): unknown {
  const [from, to] = [base, other].map((name) => bytesOf(name, files));
  const components = (from ?? []).map((part, index) => {
    const byte = Math.round(part + ((to?.[index] ?? part) - part) * amount);
    return Math.round((byte / 255) * DIGITS) / DIGITS;
  });
  return {
    colorSpace: 'srgb',
    components,
    hex: colorHex(components),
    ...(alpha !== undefined && { alpha }),
  };
}

/** Red, green and blue of a colour by its reference or its hex, from 0 to 255. */
function bytesOf(name: string, files: readonly TokenNode[]): number[] {
  if (name.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(name.slice(at, at + 2), 16));
  const path = name.slice(1, -1).split('.');
  for (const file of files) {
    const node = path.reduce<unknown>((at, part) => (isNode(at) ? at[part] : undefined), file);
    const value = isNode(node) ? node['$value'] : undefined;
    if (typeof value === 'string') return bytesOf(value, files);
    if (isColor(value)) return value.components.map((part) => Math.round(part * 255));
  }
  throw new RangeError(`The recipe's ${name} names no colour`);
}

function tokensOf(node: TokenNode, path: readonly string[]): { path: readonly string[]; token: TokenNode }[] {
  if ('$value' in node) return [{ path, token: node }];
  return Object.entries(node).flatMap(([name, child]) =>
    isNode(child) && !name.startsWith('$') ? tokensOf(child, [...path, name]) : [],
  );
}

/** The colours of a value: the value itself, or those of a shadow. */
function colorsIn(value: unknown): Color[] {
  if (isColor(value)) return [value];
  return isNode(value) ? Object.values(value).flatMap(colorsIn) : [];
}

function isNode(value: unknown): value is TokenNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isColor(value: unknown): value is Color {
  return isNode(value) && Array.isArray(value['components']);
}

function isRecipe(value: unknown): value is Recipe {
  return isNode(value) && typeof value['base'] === 'string';
}

import { isDarker } from './contrast.ts';
import { deriveColors, type TokenNode } from './derive-colors.ts';
import { type CssGroup, readGroup } from './read-group.ts';
import { tokenTree } from './token-tree.ts';
import { typographyOf } from './typography.ts';
import { variableName } from './variable-name.ts';

interface Values {
  readonly [name: string]: string | Values;
}

/** The colours and sizes of a brand, and the variables that differ from the compiled theme. */
export interface BrandTheme {
  readonly color: CssGroup<(typeof tokenTree)['color']>;
  /** What browsers draw themselves (fields, scroll bars) follows it, as CSS names it: dark for a page darker than its text. */
  readonly colorScheme: 'light' | 'dark';
  /** Names without their hyphens. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Groups that a brand may override beside type: colours, corners, strokes, the shadow. */
const GROUPS = ['color', 'radius', 'stroke', 'shadow'] as const;

/**
 * The theme of a brand: its tokens replace the compiled ones, and derived colours are recomputed. A size replaces a fluid one as a whole.
 * @param own a palette, and more of the groups and `font`, in the form of the token files
 * @throws RangeError when a reference names no token, or a token of a group is one that no style has
 */
export function themeOf(own: object): BrandTheme {
  const tree = merged(tokenTree, own) as typeof tokenTree;
  deriveColors([tree as unknown as TokenNode]);
  compiled ??= new Map(flat(valuesIn(tokenTree), []));
  const others = flat(valuesIn(tree), []).filter(([name, value]) => compiled?.get(name) !== value);
  const unknown = others.find(([name]) => !compiled?.has(name));
  if (unknown) throw new RangeError(`No style has the token ${unknown[0]}`);
  const color = readGroup(tree.color, tree);
  const colorScheme = isDarker(color.surface.page, color.text.standard) ? 'dark' : 'light';
  return { color, colorScheme, variables: Object.fromEntries(others) };
}

let compiled: ReadonlyMap<string, string> | undefined;

const valuesIn = (all: typeof tokenTree): Values => ({
  ...Object.fromEntries(GROUPS.map((name) => [name, readGroup(all[name], all) as Values])),
  font: typographyOf(all),
});

function flat(values: Values, path: readonly string[]): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[variableName([...path, name]), value]] : flat(value, [...path, name]),
  );
}

/** A copy of the base with the other's values; a token's value is replaced as a whole. */
function merged(base: unknown, other: unknown): unknown {
  if (!isNode(base) || !isNode(other) || '$value' in other) return structuredClone(other ?? base);
  const names = [...new Set([...Object.keys(base), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      name in other ? merged(base[name], other[name]) : structuredClone(base[name]),
    ]),
  );
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { ComponentSizes } from './component-sizes';

/** Byte limit of a component without its own. */
export const DEFAULT_LIMIT = 'others';

/** Sizes as a Markdown table, largest first. */
export function sizeTable(sizes: ComponentSizes, limits: Readonly<Record<string, number>>): string {
  const rows = Object.entries(sizes)
    .sort(([, a], [, b]) => b - a)
    .map(([name, size]) => `| ${name} | ${size} | ${limits[name] ?? limits[DEFAULT_LIMIT]} |`);
  return ['| component | bytes | limit |', '|---|---|---|', ...rows, ''].join('\n');
}

/** Messages about components over their limits, and limits without a component. */
export function overLimit(sizes: ComponentSizes, limits: Readonly<Record<string, number>>): string[] {
  const over = Object.entries(sizes).flatMap(([name, size]) => {
    const limit = limits[name] ?? limits[DEFAULT_LIMIT] ?? 0;
    return size > limit ? [`${name} costs ${size} bytes, its limit is ${limit}`] : [];
  });
  const unknown = Object.keys(limits)
    .filter((name) => name !== DEFAULT_LIMIT && !(name in sizes))
    .map((name) => `${name} has a limit and is no component`);
  return [...over, ...unknown];
}

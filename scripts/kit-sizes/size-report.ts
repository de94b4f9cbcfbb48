import type { ComponentSizes } from './component-sizes';

/** Bytes that a component without a limit of its own may cost. */
export const DEFAULT_LIMIT = 'others';

/** Sizes as a table of Markdown, the dearest first. */
export function sizeTable(sizes: ComponentSizes, limits: Readonly<Record<string, number>>): string {
  const rows = Object.entries(sizes)
    .sort(([, a], [, b]) => b - a)
    .map(([name, size]) => `| ${name} | ${size} | ${limits[name] ?? limits[DEFAULT_LIMIT]} |`);
  return ['| component | bytes | limit |', '|---|---|---|', ...rows, ''].join('\n');
}

/** Sentences on the components over their limits, and on limits that are for no component. */
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

import { deriveColors, type TokenNode } from '@shop/design-tokens/derive-colors';

/**
 * Token files with values derived from their colour components.
 * @param texts every file's text by name
 * @returns changed files, and paths of changed tokens
 */
export function writtenTokens(texts: ReadonlyMap<string, string>): {
  files: Map<string, string>;
  changed: string[];
} {
  const parsed = new Map([...texts].map(([name, text]) => [name, JSON.parse(text) as TokenNode]));
  const before = new Map([...parsed].map(([name, tree]) => [name, JSON.stringify(tree)]));
  const changed = deriveColors([...parsed.values()]);
  const others = [...parsed].filter(([name, tree]) => JSON.stringify(tree) !== before.get(name));
  return { files: new Map(others.map(([name, tree]) => [name, `${formatted(tree, '')}\n`])), changed };
}

/** JSON in the formatter's style: lists of plain values on one line. */
function formatted(value: unknown, indent: string): string {
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) {
    return `[${value.map((part) => JSON.stringify(part)).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([name, child]) => `${deeper}${isList ? '' : `${JSON.stringify(name)}: `}${formatted(child, deeper)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

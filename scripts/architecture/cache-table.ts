import {
  DATA_CACHES,
  type DataCache,
  PROCESS_CACHES,
} from '../../apps/storefront/src/foundation/cache/cache-manifest';

/** The manifest of the shop's caches as two Markdown tables. */
export function cacheTable(): string {
  const data = Object.entries(DATA_CACHES as Readonly<Record<string, DataCache>>).map(
    ([name, { holds, parts, tags, maxAgeSeconds }]) => [
      name,
      holds,
      parts.join(', '),
      // Placeholders show the position of each part.
      tags(placeholders(parts))
        .map((tag) => `\`${decodeURIComponent(tag)}\``)
        .join(', '),
      `${maxAgeSeconds / 60} min`,
    ],
  );
  const held = PROCESS_CACHES.map(({ name, holds, key, invalidatedBy, age, bound }) => [
    name,
    holds,
    key,
    invalidatedBy,
    age,
    bound,
  ]);
  return [
    table(['read from the platform', 'holds', 'key', 'invalidated by', 'read again after'], data),
    table(['in a process', 'holds', 'key', 'invalidated by', 'age', 'bound'], held),
  ].join('\n\n');
}

function placeholders(parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(parts.map((part) => [part, `<${part}>`]));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

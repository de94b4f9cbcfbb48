import type { StoredMetafield } from '../catalogue/metafield.ts';

type Fact = readonly [name: string, type: string, value: unknown];

/**
 * Metafields from facts; `name` is `namespace.key`. Null, undefined and empty text are omitted, like unset metafields. Values other than
 * text are stored as JSON.
 */
export function metafields(facts: readonly Fact[]): StoredMetafield[] {
  return facts.flatMap(([name, type, value]): StoredMetafield[] => {
    if (value === null || value === undefined || value === '') return [];
    const dot = name.indexOf('.');
    return [
      {
        namespace: name.slice(0, dot),
        key: name.slice(dot + 1),
        type,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      },
    ];
  });
}

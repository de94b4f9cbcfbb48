import type { StoredMetafield } from '../catalogue/metafield.ts';

type Fact = readonly [name: string, type: string, value: unknown];

/**
 * Metafields of facts; `name` is `namespace.key`. A fact that is null, undefined or an empty text is left out, as unset
 * metafields are. Anything but text is kept as JSON.
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

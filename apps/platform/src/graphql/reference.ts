import type { Catalogue } from '../catalogue/catalogue.ts';
import { findByGlobalId } from '../catalogue/find-by-global-id.ts';

type Found = NonNullable<ReturnType<typeof findByGlobalId>>;
type Referable = Extract<
  Found,
  { __typename: 'Collection' | 'MediaImage' | 'Metaobject' | 'Page' | 'Product' | 'ProductVariant' }
>;

/** Target of a reference metafield; null for other types and deleted targets. */
export function reference(type: string, value: string, catalogue: Catalogue): Referable | null {
  return type.endsWith('_reference') && !type.startsWith('list.') ? find(value, catalogue) : null;
}

/** Targets of a reference list metafield without deleted ones; null for other types. */
export function references(type: string, value: string, catalogue: Catalogue): Referable[] | null {
  if (!type.startsWith('list.') || !type.endsWith('_reference')) return null;
  const ids = JSON.parse(value) as readonly string[];
  return ids.flatMap((id) => find(id, catalogue) ?? []);
}

function find(id: string, catalogue: Catalogue): Referable | null {
  const found = findByGlobalId(id, catalogue);
  switch (found?.__typename) {
    case 'Collection':
    case 'MediaImage':
    case 'Metaobject':
    case 'Page':
    case 'Product':
    case 'ProductVariant':
      return found;
    default:
      return null;
  }
}

import { yen } from '@shop/rules/yen';
import type { Locale } from '#foundation/i18n/locale.ts';
import { filterLabel } from './filter-label';

/** A need that the search recognised in a query. */
export interface UnderstoodNeed {
  /** As typed. */
  readonly text: string;
  readonly facts:
    | {
        readonly kind: 'tag';
        readonly aiTags: readonly { readonly parentId: number; readonly childId: number }[];
      }
    | { readonly kind: 'price'; readonly min: number | null; readonly max: number | null }
    | { readonly kind: 'stock' }
    | { readonly kind: 'height' | 'cold' };
}

/** The label of a recognised need, in the wording of the list's own filters (SEARCH-05). */
export function needLabel({ text, facts }: UnderstoodNeed, locale: Locale): string {
  switch (facts.kind) {
    case 'stock':
      return filterLabel({ kind: 'stock' }, locale);
    // Lists have no such filter.
    case 'height':
    case 'cold':
      return text;
    case 'price': {
      const bound = (price: number | null) => (price === null ? null : yen(price));
      return filterLabel({ kind: 'price', range: { min: bound(facts.min), max: bound(facts.max) } }, locale);
    }
    case 'tag': {
      const [tag, ...more] = facts.aiTags;
      // A size in 号 maps to several size classes: the typed text is more precise.
      return tag === undefined || more.length > 0 ? text : filterLabel({ kind: 'tag', tag }, locale);
    }
  }
}

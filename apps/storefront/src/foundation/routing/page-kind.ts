import { isLocale } from '#foundation/i18n/locale.ts';
import type { PageKind } from './page-kinds';

/** Kinds by the first segment of a path that has one more segment. */
const WITH_NAME: ReadonlyMap<string, PageKind> = new Map([
  ['products', 'product'],
  ['collections', 'collection'],
  ['columns', 'column'],
  ['pages', 'content'],
  ['fixed', 'content'],
  ['policies', 'policy'],
]);
/** Kinds named like the first segment, with no further segment or the name of a result. */
const AS_CALLED: readonly PageKind[] = [
  'collections',
  'search',
  'ranking',
  'news',
  'advisors',
  'columns',
  'cart',
  'favorite',
];
const RESULTS: readonly PageKind[] = ['mail-magazine', 'restock-notice'];

/**
 * The kind of page of a path, in any language; `other` for none. The answer contains nothing of the path itself.
 * @param isCategory whether the first segment of a path is a category's handle
 */
export function pageKind(path: string, isCategory: (handle: string) => boolean): PageKind {
  const [first = '', second] = path
    .split('/')
    .filter((part, at) => part !== '' && (at !== 1 || !isLocale(part)));
  if (first === '') return 'home';
  if (isCategory(first)) return 'category';
  if (first === 'search' && second === 'tag') return 'tag';
  if (first === 'faq' && second === undefined) return 'content';
  const called = (second === undefined ? AS_CALLED : RESULTS).find((kind) => kind === first);
  return called ?? (second === undefined ? undefined : WITH_NAME.get(first)) ?? 'other';
}

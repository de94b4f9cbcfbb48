import type { PageKind } from './page-kinds';

/** Kinds by the first segment of an address where one more follows. */
const WITH_NAME: ReadonlyMap<string, PageKind> = new Map([
  ['products', 'product'],
  ['collections', 'collection'],
  ['columns', 'column'],
  ['pages', 'content'],
  ['fixed', 'content'],
  ['policies', 'policy'],
]);
/** Kinds that are called as the first segment is; none follows, or the name of a result. */
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
 * The kind of page under a path, in either language; `other` for what is none. Nothing of the path itself is in the answer.
 * @param isCategory whether the first part of a path is a category's handle
 */
export function pageKind(path: string, isCategory: (handle: string) => boolean): PageKind {
  const [first = '', second] = path
    .split('/')
    .filter((part, at) => part !== '' && (at !== 1 || part !== 'en'));
  if (first === '') return 'home';
  if (isCategory(first)) return 'category';
  if (first === 'search' && second === 'tag') return 'tag';
  if (first === 'faq' && second === undefined) return 'content';
  const called = (second === undefined ? AS_CALLED : RESULTS).find((kind) => kind === first);
  return called ?? (second === undefined ? undefined : WITH_NAME.get(first)) ?? 'other';
}

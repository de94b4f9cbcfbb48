import { type Page, type PageArguments, paginate } from './paginate.ts';

/** A page of a short list in its stored order: images, variants, references. */
export function listPage<T>(items: readonly T[], args: PageArguments, field: string): Page<T> {
  const places = items.map((item, index) => ({ item, index: index + 1 }));
  const page = paginate({ order: 'place', items: places, keyOf: ({ index }) => [index, index] }, args, field);
  return {
    pageInfo: page.pageInfo,
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.item })),
    nodes: page.nodes.map(({ item }) => item),
  };
}

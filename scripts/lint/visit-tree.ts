/** A part of a syntax tree (ESTree, as `parseSync` of Vite gives it). */
export interface TreePart {
  readonly type: string;
  /** Place in the text, from 0. */
  readonly start: number;
  readonly [field: string]: unknown;
}

/**
 * Visits a tree from the top, each part with the one around it.
 * @param visit returns whether to go on below
 */
export function visitTree(
  tree: unknown,
  visit: (part: TreePart, parent: TreePart | null) => boolean,
  parent: TreePart | null = null,
): void {
  if (Array.isArray(tree)) for (const item of tree) visitTree(item, visit, parent);
  if (!isPart(tree) || !visit(tree, parent)) return;
  for (const [name, field] of Object.entries(tree)) {
    if (name !== 'type' && typeof field === 'object') visitTree(field, visit, tree);
  }
}

function isPart(value: unknown): value is TreePart {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

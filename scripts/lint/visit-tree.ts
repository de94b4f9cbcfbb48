/** A syntax tree node (ESTree, from Vite's `parseSync`). */
export interface TreePart {
  readonly type: string;
  /** Position in the text, from 0. */
  readonly start: number;
  readonly [field: string]: unknown;
}

/**
 * Visits a tree top-down, each node with its parent.
 * @param visit returns whether to visit the children
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

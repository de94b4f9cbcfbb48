import type { CartLine, CartProblem } from './cart.ts';
import { parseCartLineId } from './cart-id.ts';

/** The parent that a requested line names: a line of the cart, or what another line of the same request adds. */
export type ParentRequest = { readonly lineId: string } | { readonly merchandiseId: string };

/** A parent's line, or why there is none. */
type FoundParent = { readonly line: CartLine } | { readonly problem: CartProblem };

/**
 * Finds the parent of a line to add, by the provider's rules: of the cart's lines one is named by its id, of a request's own by its
 * merchandise; nothing nests under itself or below a nested line.
 * @param added the lines that the same request adds without a parent, by variant
 * @param at position of the line in the mutation's input
 */
export function findParent(
  parent: ParentRequest & { readonly variantId: number | null },
  child: Pick<CartLine, 'variantId'>,
  lines: readonly CartLine[],
  added: ReadonlyMap<number, string>,
  token: string,
  at: readonly string[],
): FoundParent {
  const isOfCart = 'lineId' in parent;
  const field = [...at, 'parent', isOfCart ? 'lineId' : 'merchandiseId'];
  const id = isOfCart ? parseCartLineId(parent.lineId, token) : added.get(parent.variantId ?? -1);
  const line = lines.find((candidate) => candidate.id === id);
  if (line !== undefined) {
    return line.parentId === null && line.variantId !== child.variantId
      ? { line }
      : {
          problem: problem(
            'PARENT_LINE_NESTING_TOO_DEEP',
            field,
            'Parent line nesting is too deep or circular.',
          ),
        };
  }
  return !isOfCart && lines.some(({ variantId }) => variantId === parent.variantId)
    ? {
        problem: problem(
          'PARENT_LINE_INVALID_REFERENCE',
          field,
          'Cannot reference existing parent lines by variant_id.',
        ),
      }
    : { problem: problem('PARENT_LINE_NOT_FOUND', field, 'Parent line not found.') };
}

/** The lines whose parent is among them: nested lines go with theirs. */
export function withoutOrphans(lines: readonly CartLine[]): CartLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.filter(({ parentId }) => parentId === null || ids.has(parentId));
}

/** Sorts lines in the order they were added, nested ones right after their parent. */
export function inFamilies<Line extends Pick<CartLine, 'id' | 'position' | 'parentId'>>(
  lines: readonly Line[],
): Line[] {
  const places = new Map(lines.map((line) => [line.id, line.position]));
  const placeOf = (line: Line) => familyPlace(line, places.get(line.parentId ?? line.id));
  return [...lines].sort((a, b) => {
    const [[first, inner], [second, otherInner]] = [placeOf(a), placeOf(b)];
    return first - second || inner - otherInner;
  });
}

/** Where a line stands: its own position or its parent's, then its own below that. */
export function familyPlace(
  { position, parentId }: Pick<CartLine, 'position' | 'parentId'>,
  parentPosition: number | undefined,
): readonly [number, number] {
  return parentId === null || parentPosition === undefined ? [position, 0] : [parentPosition, position];
}

/** Errors of lines that are nested below themselves or a nested line after a change. */
export function nestingProblems(lines: readonly CartLine[], path: readonly string[]): CartProblem[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return lines.flatMap(({ parentId, variantId }) =>
    parentId !== null && byId.get(parentId)?.variantId === variantId
      ? [problem('PARENT_LINE_NESTING_TOO_DEEP', path, 'Parent line nesting is too deep or circular.')]
      : [],
  );
}

/** Codes of versions from 2025-10 on, which the types of the shop's version lack; only inputs of those versions lead here. */
function problem(code: string, field: readonly string[], message: string): CartProblem {
  return { code: code as CartProblem['code'], field, message };
}

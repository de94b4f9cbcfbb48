import type { CartLine, CartProblem } from './cart.ts';
import {
  attributeProblem,
  attributesKey,
  type CartAttribute,
  normaliseAttributes,
} from './cart-attributes.ts';
import { parseCartLineId } from './cart-id.ts';
import { findParent, nestingProblems, type ParentRequest, withoutOrphans } from './nested-lines.ts';

export const MAX_LINES = 500;
/** Maximum quantity of one line. It exceeds any stock and keeps sums far from overflow. */
export const MAX_QUANTITY = 1_000_000;

/** One requested line with a parsed merchandise id; null: no such variant. */
export interface LineRequest {
  readonly variantId: number | null;
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  /** with the variant that its merchandise is; absent for a line of its own */
  readonly parent?: ParentRequest & { readonly variantId: number | null };
}

/** One change of an existing line; absent fields stay unchanged. */
export interface LineChange {
  readonly id: string;
  readonly variantId?: number | null;
  readonly merchandiseId?: string;
  readonly quantity?: number;
  readonly attributes?: readonly CartAttribute[];
}

/** The lines after an edit, or all its errors. Edits are atomic. */
export type EditResult =
  | { readonly lines: readonly CartLine[]; readonly problems: readonly [] }
  | { readonly lines: null; readonly problems: readonly CartProblem[] };

/** Stock by variant id for every variant an edit may add. A missing variant does not exist. */
export type Available = ReadonlyMap<number, number>;

/**
 * Adds lines; a request equal to an existing line (variant, attributes and parent) raises its quantity.
 * @param path position of the lines in the mutation's input, e.g. `['lines']`
 * @param token of the cart whose lines a request may name as parents
 */
export function addLines(
  lines: readonly CartLine[],
  requests: readonly LineRequest[],
  available: Available,
  path: readonly string[],
  newId: () => string,
  token: string,
): EditResult {
  const problems: CartProblem[] = [];
  let result = [...lines];
  const added = new Map<number, string>();
  const add = (request: LineRequest, index: number) => {
    const at = [...path, String(index)];
    const stock = request.variantId === null ? undefined : available.get(request.variantId);
    problems.push(...attributeProblems(request.attributes, [...at, 'attributes']));
    if (request.variantId === null || stock === undefined) {
      problems.push(missingMerchandise(request.merchandiseId, at));
      return;
    }
    if (request.quantity < 1) {
      problems.push(tooFew([...at, 'quantity']));
      return;
    }
    const { variantId, quantity } = request;
    const parent = request.parent && findParent(request.parent, { variantId }, result, added, token, at);
    if (parent !== undefined && 'problem' in parent) {
      problems.push(parent.problem);
      return;
    }
    const attributes = normaliseAttributes(request.attributes);
    const line: CartLine = {
      id: newId(),
      position: Math.max(0, ...result.map(({ position }) => position)) + 1,
      variantId,
      quantity,
      attributes,
      attributesKey: attributesKey(attributes),
      parentId: parent?.line.id ?? null,
      available: stock,
    };
    result = merge(result, line);
    if (line.parentId === null) added.set(variantId, result.find((one) => isEqual(one, line))?.id ?? line.id);
  };
  // A nested line may stand before its parent.
  for (const isNested of [false, true]) {
    requests.forEach((request, index) => {
      if ((request.parent !== undefined) === isNested) add(request, index);
    });
  }
  return finish(result, problems, path);
}

/**
 * Changes lines. Quantity 0 removes a line with those nested below it; lines that become equal are merged into the earlier one, and so are
 * those nested below them.
 */
export function changeLines(
  lines: readonly CartLine[],
  changes: readonly LineChange[],
  available: Available,
  token: string,
): EditResult {
  const problems: CartProblem[] = [];
  let result = [...lines];
  changes.forEach((change, index) => {
    const at = ['lines', String(index)];
    const line = result.find((candidate) => candidate.id === parseCartLineId(change.id, token));
    problems.push(...attributeProblems(change.attributes ?? [], [...at, 'attributes']));
    if (line === undefined) {
      problems.push(missingLine(change.id, [...at, 'id']));
      return;
    }
    if (change.quantity !== undefined && change.quantity < 0) {
      problems.push(tooFew([...at, 'quantity']));
      return;
    }
    if (change.quantity === 0) {
      result = withoutOrphans(result.filter((candidate) => candidate !== line));
      return;
    }
    const variantId = change.variantId === undefined ? line.variantId : change.variantId;
    const stock = variantId === line.variantId ? line.available : available.get(variantId ?? -1);
    if (variantId === null || stock === undefined) {
      problems.push(missingMerchandise(change.merchandiseId ?? '', at));
      return;
    }
    const attributes =
      change.attributes === undefined ? line.attributes : normaliseAttributes(change.attributes);
    const changed: CartLine = {
      ...line,
      variantId,
      available: stock,
      quantity: change.quantity ?? line.quantity,
      attributes,
      attributesKey: attributesKey(attributes),
    };
    result = mergeInPlace(result, line, changed);
  });
  problems.push(...nestingProblems(result, ['lines']));
  return finish(result, problems, ['lines']);
}

/** Removes lines with those nested below them. An unknown line is an error, as on the hosted platform. */
export function removeLines(lines: readonly CartLine[], ids: readonly string[], token: string): EditResult {
  const known = new Set(lines.map((line) => line.id));
  const requested = ids.map((id) => parseCartLineId(id, token));
  const problems = ids.flatMap((id, index) => {
    const lineId = requested[index];
    return lineId && known.has(lineId) ? [] : [missingLine(id, ['lineIds', String(index)])];
  });
  const gone = new Set(requested);
  return finish(withoutOrphans(lines.filter((line) => !gone.has(line.id))), problems, ['lineIds']);
}

/** Errors of a list of attributes at `path`. */
export function attributeProblems(
  attributes: readonly CartAttribute[],
  path: readonly string[],
): readonly CartProblem[] {
  return attributes.flatMap((attribute, index) => {
    const problem = attributeProblem(attribute);
    if (problem === null) {
      return [];
    }
    const part = problem === 'valueTooLong' ? 'value' : 'key';
    const message =
      problem === 'blankKey' ? "Key can't be blank" : `The ${part} of the attribute is too long`;
    return [{ code: 'INVALID' as const, field: [...path, String(index), part], message }];
  });
}

function merge(lines: CartLine[], added: CartLine): CartLine[] {
  const duplicate = lines.find((line) => isEqual(line, added));
  if (duplicate === undefined) {
    return [...lines, added];
  }
  return lines.map((line) =>
    line === duplicate
      ? { ...line, available: added.available, quantity: line.quantity + added.quantity }
      : line,
  );
}

function mergeInPlace(lines: CartLine[], old: CartLine, changed: CartLine): CartLine[] {
  const duplicate = lines.find((line) => line !== old && isEqual(line, changed));
  if (duplicate === undefined) {
    return lines.map((line) => (line === old ? changed : line));
  }
  const survivor = lines.indexOf(duplicate) < lines.indexOf(old) ? duplicate : old;
  const dropped = survivor === duplicate ? old : duplicate;
  const merged = { ...changed, id: survivor.id, quantity: duplicate.quantity + changed.quantity };
  return lines
    .filter((line) => line !== dropped)
    .map((line) => (line === survivor ? merged : line))
    .reduce<CartLine[]>(
      (kept, line) => merge(kept, line.parentId === dropped.id ? { ...line, parentId: survivor.id } : line),
      [],
    );
}

function isEqual(a: CartLine, b: CartLine): boolean {
  return a.variantId === b.variantId && a.attributesKey === b.attributesKey && a.parentId === b.parentId;
}

function finish(lines: readonly CartLine[], problems: CartProblem[], path: readonly string[]): EditResult {
  if (lines.length > MAX_LINES) {
    problems.push({
      code: 'LESS_THAN',
      field: path,
      message: `The cart can't have more than ${MAX_LINES} lines.`,
    });
  }
  if (lines.some((line) => line.quantity > MAX_QUANTITY)) {
    problems.push({
      code: 'MAXIMUM_EXCEEDED',
      field: path,
      message: `The quantity must be at most ${MAX_QUANTITY}.`,
    });
  }
  return problems.length === 0 ? { lines, problems: [] } : { lines: null, problems };
}

function missingMerchandise(merchandiseId: string, at: readonly string[]): CartProblem {
  return {
    code: 'INVALID',
    field: [...at, 'merchandiseId'],
    message: `The merchandise with id ${merchandiseId} does not exist.`,
  };
}

function missingLine(id: string, field: readonly string[]): CartProblem {
  return {
    code: 'INVALID_MERCHANDISE_LINE',
    field,
    message: `The merchandise line with id ${id} does not exist.`,
  };
}

function tooFew(field: readonly string[]): CartProblem {
  return { code: 'MINIMUM_NOT_MET', field, message: 'The quantity must be greater than 0.' };
}

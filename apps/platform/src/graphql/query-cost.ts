import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** Maximum number of objects in a query, if every list were full. */
export const MAX_COST = 250_000;
/** Maximum number of visited fields, which limits nested fragments. */
const MAX_FIELDS = 100_000;
/** Lists that are always empty in a shop without subscriptions. */
const ALWAYS_EMPTY = new Set(['sellingPlanGroups', 'sellingPlanAllocations']);

/** Maximum number of objects a query requests: the product of its `first` and `last`. It prevents one query from blocking all others. */
export function queryCost(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): number {
  const operation = getOperationAST(document, operationName);
  if (operation == null) return 0;
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  let cost = 0;
  let fields = 0;

  const add = (selections: SelectionSetNode, times: number): void => {
    for (const selection of selections.selections) {
      if (fields > MAX_FIELDS || cost > MAX_COST) return;
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        const length = listLength(selection, variables);
        const inner = ALWAYS_EMPTY.has(selection.name.value) ? 0 : times * Math.max(length ?? 1, 1);
        if (length !== null) cost += inner;
        if (selection.selectionSet) add(selection.selectionSet, inner);
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments.get(selection.name.value);
        if (inner) add(inner, times);
      }
    }
  };
  add(operation.selectionSet, 1);
  return fields > MAX_FIELDS ? Number.POSITIVE_INFINITY : cost;
}

/** How many objects a field asks for by `first` or `last`; null for one that is no such list. */
export function listLength(
  { arguments: given = [] }: FieldNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): number | null {
  const numberOf = (name: string): number | null => {
    const value: ValueNode | undefined = given.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    const known = value?.kind === Kind.VARIABLE ? variables?.[value.name.value] : undefined;
    return typeof known === 'number' ? known : null;
  };
  return numberOf('first') ?? numberOf('last');
}

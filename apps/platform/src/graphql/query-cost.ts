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

  const numberOf = (value: ValueNode | undefined): number | null => {
    if (value?.kind === Kind.INT) return Number(value.value);
    const given = value?.kind === Kind.VARIABLE ? variables?.[value.name.value] : undefined;
    return typeof given === 'number' ? given : null;
  };
  const lengthOf = ({ arguments: given = [] }: FieldNode): number | null => {
    const [first, last] = ['first', 'last'].map((name) =>
      given.find((argument) => argument.name.value === name),
    );
    return numberOf(first?.value) ?? numberOf(last?.value);
  };
  const add = (selections: SelectionSetNode, times: number): void => {
    for (const selection of selections.selections) {
      if (fields > MAX_FIELDS || cost > MAX_COST) return;
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        const length = lengthOf(selection);
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

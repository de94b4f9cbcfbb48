import {
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Location of a node in a document, in the provider's form. */
export interface Place {
  /** e.g. `["query Menu", "menu", "items", "x"]` */
  readonly path: readonly string[];
  /** the enclosing operation or fragment, in the provider's wording */
  readonly owner: string;
  /** the variable it declares, or whose declaration contains it */
  readonly variable: string | null;
  /** the nearest enclosing field, if it accepts the arguments */
  readonly field: string | null;
  /** the nearest enclosing argument */
  readonly argument: string | null;
  /** the expected type, if it is a value */
  readonly inputType: GraphQLInputType | null;
}

/** Finds the locations of those nodes. A node outside of the document has none. */
export function placesIn(
  document: DocumentNode,
  schema: GraphQLSchema,
  parts: ReadonlySet<ASTNode>,
): ReadonlyMap<ASTNode, Place> {
  const found = new Map<ASTNode, Place>();
  const typeInfo = new TypeInfo(schema);
  const around: ASTNode[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter: (node) => {
        around.push(node);
        if (parts.has(node)) found.set(node, placeOf(around, typeInfo.getInputType() ?? null));
      },
      leave: () => {
        around.pop();
      },
    }),
  );
  return found;
}

function placeOf(around: readonly ASTNode[], inputType: GraphQLInputType | null): Place {
  const last = <K extends Kind>(kind: K) =>
    around.findLast((node) => node.kind === kind) as Extract<ASTNode, { kind: K }> | undefined;
  const argument = last(Kind.ARGUMENT);
  const directive = last(Kind.DIRECTIVE);
  return {
    path: around.flatMap(stepOf),
    owner: around.flatMap(ownerOf)[0] ?? '',
    variable: last(Kind.VARIABLE_DEFINITION)?.variable.name.value ?? null,
    field: directive === undefined ? (last(Kind.FIELD)?.name.value ?? null) : null,
    argument: argument?.name.value ?? null,
    inputType,
  };
}

function stepOf(node: ASTNode): string[] {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return [node.name === undefined ? node.operation : `${node.operation} ${node.name.value}`];
    case Kind.FRAGMENT_DEFINITION:
      return [`fragment ${node.name.value}`];
    case Kind.INLINE_FRAGMENT:
      return [node.typeCondition === undefined ? '...' : `... on ${node.typeCondition.name.value}`];
    case Kind.FRAGMENT_SPREAD:
      return [`... ${node.name.value}`];
    case Kind.FIELD:
      return [(node.alias ?? node.name).value];
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return [node.name.value];
    default:
      return [];
  }
}

function ownerOf(node: ASTNode): string[] {
  if (node.kind === Kind.FRAGMENT_DEFINITION) return [node.name.value];
  return node.kind === Kind.OPERATION_DEFINITION ? [operationWords(node)] : [];
}

function operationWords({ name, operation }: OperationDefinitionNode): string {
  return name?.value ?? `anonymous ${operation}`;
}

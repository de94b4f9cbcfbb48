import {
  type DocumentNode,
  defaultFieldResolver,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { PlatformContext } from './context.ts';
import { listLength } from './query-cost.ts';

/** The provider's limit for an operation without a token. */
export const MAX_TOKENLESS_COST = 1_000;

/** Access scopes that the fields of a type need; a request without a token has none of them. `*` is any field, or a field of any type. */
const NEEDS_TOKEN: readonly { readonly type: string; readonly field: RegExp; readonly scope?: string }[] = [
  { type: 'Product', field: /^tags$/, scope: 'unauthenticated_read_product_tags' },
  { type: 'QueryRoot', field: /^productTags$/, scope: 'unauthenticated_read_product_tags' },
  { type: 'QueryRoot', field: /^menu$/, scope: 'unauthenticated_read_content' },
  { type: 'QueryRoot', field: /^metaobjects?$/, scope: 'unauthenticated_read_metaobjects' },
  { type: 'Metaobject', field: /./, scope: 'unauthenticated_read_metaobjects' },
  { type: 'QueryRoot', field: /^customer$/, scope: 'unauthenticated_read_customers' },
  { type: 'Customer', field: /./, scope: 'unauthenticated_read_customers' },
  { type: 'Mutation', field: /^customer/, scope: 'unauthenticated_write_customers' },
  { type: '*', field: /^metafields?$/ },
];

type Resolver = GraphQLFieldResolver<unknown, PlatformContext>;

/** Makes the fields that need a token refuse requests without one, by the provider's message; the rest of their answers stays. */
export function guardFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const need = NEEDS_TOKEN.find(
        (one) => (one.type === '*' || one.type === type.name) && one.field.test(field.name),
      );
      if (need !== undefined)
        field.resolve = guarded(field.name, need.scope, field.resolve as Resolver | undefined);
    }
  }
}

function guarded(
  name: string,
  scope: string | undefined,
  resolve: Resolver = defaultFieldResolver,
): Resolver {
  return (source, args, context, info) => {
    if (context.hasToken) return resolve(source, args, context, info);
    const required = scope === undefined ? '' : ` Required access: \`${scope}\` access scope.`;
    throw new GraphQLError(`Access denied for ${name} field.${required}`, {
      extensions: {
        code: 'ACCESS_DENIED',
        ...(scope !== undefined && { requiredAccess: `\`${scope}\` access scope.` }),
      },
    });
  };
}

/** Points of a mutation, as in the provider's Admin API, whose calculation is that of operations without a token. */
const MUTATION_COST = 10;

/**
 * What an operation costs without a token: an object is a point, a list as many as it asks for, a mutation ten, text and numbers nothing; of
 * the types that an interface may be, the dearest counts.
 */
export function tokenlessCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): number {
  const operation = getOperationAST(document, operationName);
  const root = operation == null ? undefined : schema.getRootType(operation.operation);
  if (operation == null || root == null) return 0;
  const fragments = new Map(
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );

  const costOf = ({ selections }: SelectionSetNode, type: GraphQLNamedType, length: number): number => {
    let own = 0;
    const byType: number[] = [];
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
        const result = getNamedType(fields[selection.name.value]?.type);
        if (selection.selectionSet === undefined || !isCompositeType(result)) continue;
        const isConnection = result.name.endsWith('Connection');
        const inner = costOf(
          selection.selectionSet,
          result,
          isConnection ? (listLength(selection, variables) ?? 0) : 1,
        );
        // A connection counts by what is in it, and so do its edges.
        const isNodes = type.name.endsWith('Connection') && selection.name.value === 'nodes';
        const isEdges = type.name.endsWith('Connection') && selection.name.value === 'edges';
        own +=
          isConnection || isEdges ? inner * (isEdges ? length : 1) : (1 + inner) * (isNodes ? length : 1);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const name = fragment.typeCondition?.name.value;
      const narrowed = name === undefined ? type : schema.getType(name);
      const cost = costOf(fragment.selectionSet, narrowed ?? type, length);
      if (isAbstractType(type) && narrowed !== type) byType.push(cost);
      else own += cost;
    }
    return own + Math.max(0, ...byType);
  };
  const mutations = root === schema.getMutationType() ? operation.selectionSet.selections.length : 0;
  return costOf(operation.selectionSet, root, 1) + mutations * MUTATION_COST;
}

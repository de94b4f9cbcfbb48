import { type DocumentNode, type GraphQLSchema, getDirectiveValues, getOperationAST, Kind } from 'graphql';

/** The buyer's country and language, as the shop can serve them. */
export interface BuyerContext {
  readonly country: 'JP';
  readonly language: 'EN' | 'JA';
}

/**
 * Reads `@inContext` of the operation that will run. A country or language that the shop does not serve falls back to its own,
 * Japan and Japanese.
 */
export function readInContext(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown> | null | undefined,
): BuyerContext {
  const directive = schema.getDirective('inContext');
  const node = getOperationAST(document, operationName);
  if (!directive || !node?.directives?.length) return { country: 'JP', language: 'JA' };
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of node.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.ENUM) defaults[variable.name.value] = defaultValue.value;
  }
  try {
    const values = getDirectiveValues(directive, node, { ...defaults, ...variables });
    return { country: 'JP', language: values?.['language'] === 'EN' ? 'EN' : 'JA' };
  } catch {
    // Wrong variables: execution tells the client which.
    return { country: 'JP', language: 'JA' };
  }
}

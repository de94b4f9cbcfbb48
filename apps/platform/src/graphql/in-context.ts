import { type DocumentNode, type GraphQLSchema, getDirectiveValues, getOperationAST, Kind } from 'graphql';

/** The buyer's country and language, limited to those the shop serves. */
export interface BuyerContext {
  readonly country: 'JP';
  readonly language: 'EN' | 'JA';
}

/** Reads `@inContext` of the operation to execute. An unsupported country or language falls back to Japan and Japanese. */
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
    // Invalid variables: execution reports them.
    return { country: 'JP', language: 'JA' };
  }
}

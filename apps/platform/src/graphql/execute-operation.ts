import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { isDatabaseDown } from '../db/is-database-down.ts';
import type { PlatformContext, SearchWarning, Services } from './context.ts';
import { fieldResolver } from './field-resolver.ts';
import { formatError } from './format-error.ts';
import { readInContext } from './in-context.ts';
import { MAX_COST, queryCost } from './query-cost.ts';
import type { Operation } from './read-operation.ts';

/** Most documents whose parsed form is kept; a shop has some dozens. */
const KEPT_DOCUMENTS = 500;
/** A document of more lexical tokens than this is refused before it costs time. */
const MAX_TOKENS = 15_000;

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly GraphQLFormattedError[];
    readonly extensions?: Record<string, unknown>;
  };
}

type Prepared = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** Makes the function that runs operations on a schema. It remembers documents that it has parsed and checked. */
export function operationExecutor(
  schema: GraphQLSchema,
  services: Services,
): (operation: Operation, requestId: string, origin: string | null) => Promise<Answer> {
  const prepared = new Map<string, Prepared>();

  const prepare = (query: string): Prepared => {
    const known = prepared.get(query);
    if (known !== undefined) return known;
    const made = parseAndCheck(schema, query);
    if (prepared.size >= KEPT_DOCUMENTS) prepared.delete(prepared.keys().next().value ?? '');
    prepared.set(query, made);
    return made;
  };

  return async ({ query, variables, operationName }, requestId, origin) => {
    const checked = prepare(query);
    if ('errors' in checked) return refusal(200, checked.errors, requestId);
    const { document } = checked;
    if (getOperationAST(document, operationName) == null) {
      const message = operationName
        ? `No operation named "${operationName}"`
        : 'An operation name is required';
      return { status: 400, body: { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] } };
    }
    const cost = queryCost(document, operationName, variables);
    if (cost > MAX_COST) {
      const message = `Query cost is too high: it exceeds the single query max cost limit (${MAX_COST}).`;
      return { status: 200, body: { errors: [{ message, extensions: { code: 'MAX_COST_EXCEEDED' } }] } };
    }
    const searchWarnings: SearchWarning[] = [];
    const buyer = readInContext(schema, document, operationName, variables);
    const contextValue: PlatformContext = { ...services, ...buyer, origin, searchWarnings };
    const result = await execute({
      schema,
      document,
      contextValue,
      fieldResolver,
      ...(variables && { variableValues: variables }),
      ...(operationName && { operationName }),
    });
    return answer(result, searchWarnings, buyer, requestId);
  };
}

function parseAndCheck(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    return { errors: [error as GraphQLError] };
  }
}

function answer(
  { data, errors }: ExecutionResult,
  searchWarnings: readonly SearchWarning[],
  buyer: { country: string; language: string },
  requestId: string,
): Answer {
  const extensions = {
    context: { country: buyer.country, language: buyer.language },
    ...(searchWarnings.length > 0 && { search: searchWarnings }),
  };
  if (errors === undefined) return { status: 200, body: { data, extensions } };
  const status = errors.some((error) => isDatabaseDown(error.originalError)) ? 503 : 200;
  const formatted = errors.map((error) => formatError(error, requestId));
  return { status, body: { ...(data !== undefined && { data }), errors: formatted, extensions } };
}

function refusal(status: number, errors: readonly GraphQLError[], requestId: string): Answer {
  return { status, body: { errors: errors.map((error) => formatError(error, requestId)) } };
}

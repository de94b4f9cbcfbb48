import { isDatabaseDown } from '@shop/rules/is-database-down';
import { LOCALES, type PlatformLanguage, platformCode } from '@shop/rules/language';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getDirectiveValues,
  getOperationAST,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql';
import { cleanText } from '../http/clean-text.ts';
import type { PlatformContext, Services } from './context.ts';
import { formatError, graphqlError } from './graphql-error.ts';
import { invalidIdsAmong, invalidIdsIn } from './invalid-ids.ts';
import { inProviderWords } from './provider-words.ts';
import { MAX_COST, queryCost } from './query-cost.ts';
import type { Operation } from './read-operation.ts';
import { MAX_TOKENLESS_COST, tokenlessCost } from './tokenless.ts';

/** Maximum number of cached parsed documents; a shop has some dozens. */
const CACHED_DOCUMENTS = 500;
/** A document with more lexical tokens is refused early. */
const MAX_TOKENS = 15_000;
/** Maximum depth of a document; those of shops have some twenty levels. */
const MAX_DEPTH = 100;

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly GraphQLFormattedError[];
    readonly extensions?: Record<string, unknown>;
  };
}

type Prepared = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** Request and client of an operation. */
export interface Asker {
  readonly requestId: string;
  /** of the requesting page, as sent by the browser; null for servers */
  readonly origin: string | null;
  readonly visitor: string;
  /** whether it may ask for everything (PLAT-13) */
  readonly hasToken: boolean;
  /** root value for a schema without own resolvers */
  readonly root?: object;
}

/**
 * Creates the function that executes operations on a schema. It caches parsed and validated documents.
 * @param resolve default field resolver
 */
export function operationExecutor(
  schema: GraphQLSchema,
  services: Services,
  apiVersion: string,
  resolve: GraphQLFieldResolver<unknown, PlatformContext> = fieldResolver,
): (operation: Operation, asker: Asker) => Promise<Answer> {
  const prepared = new Map<string, Prepared>();

  const prepare = (query: string): Prepared => {
    const known = prepared.get(query);
    if (known !== undefined) return known;
    const made = parseAndCheck(schema, query);
    if (prepared.size >= CACHED_DOCUMENTS) prepared.delete(prepared.keys().next().value ?? '');
    prepared.set(query, made);
    return made;
  };

  return async (
    { query, variables, operationName: named },
    { requestId, origin, visitor, hasToken, root },
  ) => {
    // Some clients send an empty name for none.
    const operationName = named || undefined;
    const checked = prepare(query);
    if ('errors' in checked) return refusal(200, checked.errors, requestId);
    const { document } = checked;
    const asked = getOperationAST(document, operationName);
    if (asked == null) {
      const message = operationName
        ? `No operation named "${operationName}"`
        : 'An operation name is required';
      return { status: 400, body: { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] } };
    }
    const wrongIds = invalidIdsAmong(variables ?? {}, asked, schema);
    if (wrongIds.length > 0) return refusal(200, wrongIds, requestId);
    const cost = queryCost(document, operationName, variables);
    if (cost > MAX_COST) {
      const message = `Query cost is too high: it exceeds the single query max cost limit (${MAX_COST}).`;
      return { status: 200, body: { errors: [{ message, extensions: { code: 'MAX_COST_EXCEEDED' } }] } };
    }
    const tokenless = hasToken ? 0 : tokenlessCost(schema, document, operationName, variables);
    if (tokenless > MAX_TOKENLESS_COST) {
      const extensions = { code: 'MAX_COMPLEXITY_EXCEEDED', cost: tokenless, maxCost: MAX_TOKENLESS_COST };
      return { status: 200, body: { errors: [{ message: 'Complexity exceeded', extensions }] } };
    }
    const buyer = readInContext(schema, document, operationName, variables);
    const contextValue: PlatformContext = {
      ...services,
      ...buyer,
      apiVersion,
      origin,
      visitor,
      hasToken,
      searchWarnings: [],
      discountWarnings: [],
    };
    const result = await execute({
      schema,
      document,
      contextValue,
      rootValue: root,
      fieldResolver: resolve,
      ...(variables && { variableValues: variables }),
      ...(operationName && { operationName }),
    });
    return answer(result, contextValue, requestId);
  };
}

function parseAndCheck(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    if (depthOf(document) > MAX_DEPTH) return tooDeep();
    const errors = validate(schema, document);
    const wrong =
      errors.length > 0 ? inProviderWords(errors, document, schema) : invalidIdsIn(document, schema);
    return wrong.length > 0 ? { errors: wrong } : { document: withCleanStrings(query, document) };
  } catch (error) {
    // The parser is recursive: endless nesting overflows its stack.
    if (error instanceof RangeError) return tooDeep();
    return { errors: [error as GraphQLError] };
  }
}

function tooDeep(): Prepared {
  return { errors: [new GraphQLError(`The document is nested deeper than ${MAX_DEPTH} levels.`)] };
}

/** Nesting depth of selections; fragments count where they are written. */
function depthOf(document: DocumentNode): number {
  let depth = 0;
  let deepest = 0;
  visit(document, {
    SelectionSet: {
      enter: () => {
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      leave: () => {
        depth -= 1;
      },
    },
  });
  return deepest;
}

/** Cleans string literals of the document like variables. */
function withCleanStrings(query: string, document: DocumentNode): DocumentNode {
  if (!query.includes('\\u')) return document;
  return visit(document, {
    [Kind.STRING]: { enter: (node) => ({ ...node, value: cleanText(node.value) }) },
  });
}

function answer(
  { data, errors }: ExecutionResult,
  { country, language, searchWarnings, discountWarnings }: PlatformContext,
  requestId: string,
): Answer {
  const extensions = {
    context: { country, language },
    ...(searchWarnings.length > 0 && { search: searchWarnings }),
    ...(discountWarnings.length > 0 && { discounts: discountWarnings }),
  };
  if (errors === undefined) return { status: 200, body: { data, extensions } };
  const status = errors.some((error) => isDatabaseDown(error.originalError)) ? 503 : 200;
  const formatted = errors.map((error) => formatError(error, requestId));
  return { status, body: { ...(data !== undefined && { data }), errors: formatted, extensions } };
}

function refusal(status: number, errors: readonly GraphQLError[], requestId: string): Answer {
  return { status, body: { errors: errors.map((error) => formatError(error, requestId)) } };
}

/** The buyer's country and language, limited to those the shop serves. */
interface BuyerContext {
  readonly country: 'JP';
  readonly language: PlatformLanguage;
}

/** Reads `@inContext` of the operation to execute. An unsupported country or language falls back to Japan and Japanese. */
function readInContext(
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
  const codes: readonly PlatformLanguage[] = LOCALES.map(platformCode);
  try {
    const values = getDirectiveValues(directive, node, { ...defaults, ...variables });
    return { country: 'JP', language: codes.find((code) => code === values?.['language']) ?? 'JA' };
  } catch {
    // Invalid variables: execution reports them.
    return { country: 'JP', language: 'JA' };
  }
}

/**
 * Default resolver: the parent's value of that name. A missing value is an error that names the field as unsupported; values are never
 * invented.
 */
export const fieldResolver: GraphQLFieldResolver<unknown, PlatformContext> = (
  source,
  _args,
  _context,
  info,
) => {
  const value =
    typeof source === 'object' && source !== null
      ? (source as Record<string, unknown>)[info.fieldName]
      : undefined;
  if (value !== undefined) return value;
  throw graphqlError(
    `${info.parentType.name}.${info.fieldName} is not supported by this platform`,
    'UNSUPPORTED_FIELD',
  );
};

import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { parseGlobalId } from '../catalogue/global-id.ts';
import { placesIn } from './place-in-document.ts';

/** Path of an invalid id in a variable's value. */
interface Problem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
}

/**
 * Invalid global ids in a document. The provider refuses them for every type: it does not execute the document and does not answer "not
 * found".
 */
export function invalidIdsIn(document: DocumentNode, schema: GraphQLSchema): GraphQLError[] {
  const typeInfo = new TypeInfo(schema);
  const wrong: { readonly node: ASTNode; readonly id: string }[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter: (node) => {
        if (node.kind !== Kind.STRING && node.kind !== Kind.INT) return;
        const type = typeInfo.getInputType();
        if (type && isId(type) && parseGlobalId(node.value) === null) wrong.push({ node, id: node.value });
      },
    }),
  );
  const places = placesIn(document, schema, new Set(wrong.map(({ node }) => node)));
  return wrong.map(
    ({ node, id }) =>
      new GraphQLError(wordsOf(id), {
        nodes: node,
        path: places.get(node)?.path ?? [],
        extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
      }),
  );
}

/** The same for variable values; one error per variable, with its problems. */
export function invalidIdsAmong(
  variables: Readonly<Record<string, unknown>>,
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
): GraphQLError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    const value = variables[name];
    const type = typeFromAST(schema, definition.type);
    const problems = isInputType(type) ? problemsOf(value, type, []) : [];
    if (problems.length === 0) return [];
    const places = problems.flatMap(({ path, explanation }) =>
      path.length === 0 ? [] : [`${path.join('.')} (${explanation})`],
    );
    const where = places.length === 0 ? '' : ` for ${places.join(', ')}`;
    return new GraphQLError(
      `Variable $${name} of type ${print(definition.type)} was provided invalid value${where}`,
      {
        nodes: definition,
        extensions: {
          code: 'INVALID_VARIABLE',
          value,
          problems: problems.map((problem) => ({ ...problem, message: problem.explanation })),
        },
      },
    );
  });
}

function problemsOf(value: unknown, type: GraphQLInputType, path: Problem['path']): Problem[] {
  if (value === null || value === undefined) return [];
  if (isNonNullType(type)) return problemsOf(value, type.ofType, path);
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => problemsOf(item, type.ofType, [...path, index]))
      : problemsOf(value, type.ofType, path);
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object') return [];
    const fields = type.getFields();
    return Object.entries(value).flatMap(([name, inner]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field === undefined ? [] : problemsOf(inner, field.type, [...path, name]);
    });
  }
  const isText = typeof value === 'string' || typeof value === 'number';
  return isId(type) && isText && parseGlobalId(String(value)) === null
    ? [{ path, explanation: wordsOf(String(value)) }]
    : [];
}

function isId(type: GraphQLInputType): boolean {
  return getNamedType(type).name === 'ID';
}

function wordsOf(id: string): string {
  return `Invalid global id \`${id}\``;
}

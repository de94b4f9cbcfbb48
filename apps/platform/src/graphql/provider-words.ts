import { type ASTNode, type DocumentNode, GraphQLError, type GraphQLSchema, Kind, print } from 'graphql';
import { type Place, placesIn } from './place-in-document.ts';

/** The provider's message for a mistake, with its code and the parts of the code's extensions. */
interface Wording {
  readonly message: string;
  readonly extensions: { readonly code: string } & Readonly<Record<string, string | null | undefined>>;
}

/** A mistake reported by `graphql`, by the pattern of its message. */
type Rule = readonly [RegExp, (parts: readonly string[], place: Place, node: ASTNode) => Wording | null];

const RULES: readonly Rule[] = [
  [
    /^Cannot query field "(.+?)" on type "(.+?)"/,
    ([fieldName = '', typeName = '']) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: { code: 'undefinedField', typeName, fieldName },
    }),
  ],
  [
    /^Unknown argument "(.+?)" on (field|directive) "(?:.+\.|@)?(.+?)"/,
    ([argumentName = '', kind = '', name = '']) => {
      const typeName = kind === 'field' ? 'Field' : 'Directive';
      return {
        message: `${typeName} '${name}' doesn't accept argument '${argumentName}'`,
        extensions: { code: 'argumentNotAccepted', name, typeName, argumentName },
      };
    },
  ],
  [
    /^(?:Unknown type "(.+?)"|Variable "\$.+?" cannot be non-input type "(.+?)")/,
    ([unknown, output], { variable }) => {
      const typeName = (unknown ?? output ?? '').replace(/[[\]!]/g, '');
      return variable === null
        ? {
            message: `No such type ${typeName}, so it can't be a fragment condition`,
            extensions: { code: 'undefinedType', typeName },
          }
        : {
            message: `${typeName} isn't a defined input type (on $${variable})`,
            extensions: { code: 'variableRequiresValidType', typeName, variableName: variable },
          };
    },
  ],
  [
    /^(?:Unknown fragment "(.+?)"|Fragment "(.+?)" is never used)/,
    ([unknown, unused]) => {
      const fragmentName = unknown ?? unused ?? '';
      return {
        message: `Fragment ${fragmentName} was ${unknown === undefined ? 'defined, but not used' : 'used, but not defined'}`,
        extensions: { code: 'useAndDefineFragment', fragmentName },
      };
    },
  ],
  [
    /^(Field|Directive) "@?(.+?)" argument "(.+?)" of type ".+?" is required/,
    ([className = '', name = '', missing = '']) => ({
      message: `${className} '${name}' is missing required arguments: ${missing}`,
      extensions: { code: 'missingRequiredArguments', className, name, arguments: missing },
    }),
  ],
  [
    /^Field "(.+?)" of type "(.+?)" must have a selection of subfields/,
    ([name = '', type = '']) => {
      const typeName = type.replace(/[[\]!]/g, '');
      return {
        message: `Field must have selections (field '${name}' returns ${typeName} but has no selections. Did you mean '${name} { ... }'?)`,
        extensions: { code: 'selectionMismatch', nodeName: `field '${name}'`, typeName },
      };
    },
  ],
  [
    /^Field "(.+?)" must not have a selection since type "(.+?)" has no subfields/,
    ([name = '', type = ''], _place, node) => {
      const typeName = type.replace(/[[\]!]/g, '');
      const inner = node.kind === Kind.SELECTION_SET ? node.selections : [];
      const names = inner.map((part) => (part.kind === Kind.FIELD ? part.name.value : '...'));
      return {
        message: `Selections can't be made on scalars (field '${name}' returns ${typeName} but has selections ${JSON.stringify(names)})`,
        extensions: { code: 'selectionMismatch', nodeName: `field '${name}'`, typeName },
      };
    },
  ],
  [
    /^Variable "\$(.+?)" is not defined/,
    ([variableName = ''], { owner }) => ({
      message: `Variable $${variableName} is used by ${owner} but not declared`,
      extensions: { code: 'variableNotDefined', variableName },
    }),
  ],
  [
    /^Variable "\$(.+?)" is never used/,
    ([variableName = ''], { owner }) => ({
      message: `Variable $${variableName} is declared by ${owner} but not used`,
      extensions: { code: 'variableNotUsed', variableName },
    }),
  ],
  [
    /^Variable "\$(.+?)" of type "(.+?)" used in position expecting type "(.+?)"/,
    ([variableName = '', typeName = '', expected = ''], { argument }) => ({
      message: `Type mismatch on variable $${variableName} and argument ${argument} (${typeName} / ${expected})`,
      extensions: {
        code: 'variableMismatch',
        variableName,
        typeName,
        argumentName: argument,
        errorMessage: 'Type mismatch',
      },
    }),
  ],
  [
    /^(?:\w+ cannot represent|Expected value of type|Value ".*" does not exist in|Enum ".+" cannot represent)/,
    (_parts, { argument, field, inputType }, node) =>
      argument === null || field === null
        ? null
        : {
            message: `Argument '${argument}' on Field '${field}' has an invalid value (${print(node)}). Expected type '${String(inputType)}'.`,
            extensions: { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: argument },
          },
  ],
];

/**
 * Converts document errors to the provider's messages, codes and paths. An error without a known wording keeps its message, with the code
 * `BAD_REQUEST`.
 */
export function inProviderWords(
  errors: readonly GraphQLError[],
  document: DocumentNode,
  schema: GraphQLSchema,
): GraphQLError[] {
  const places = placesIn(document, schema, new Set(errors.flatMap((error) => nodeOf(error) ?? [])));
  return errors.map((error) => {
    const node = nodeOf(error);
    const place = node && places.get(node);
    if (node === undefined || place === undefined) return error;
    const wording = wordingOf(error.message, place, node);
    if (wording === null) return error;
    const { nodes, source, positions } = error;
    return new GraphQLError(wording.message, {
      ...(nodes && { nodes }),
      ...(source && { source }),
      ...(positions && { positions }),
      path: pathOf(wording, place),
      extensions: wording.extensions,
    });
  });
}

/** The node reported first: a variable's use, not its declaration. */
function nodeOf({ message, nodes }: GraphQLError): ASTNode | undefined {
  return /used in position expecting/.test(message) ? nodes?.at(-1) : nodes?.[0];
}

function wordingOf(message: string, place: Place, node: ASTNode): Wording | null {
  for (const [pattern, words] of RULES) {
    const match = pattern.exec(message);
    if (match !== null) return words(match.slice(1), place, node);
  }
  return null;
}

/** An unused variable is in no field: its path is the operation. */
function pathOf({ extensions: { code } }: Wording, { path }: Place): readonly string[] {
  return code === 'variableNotUsed' ? path.slice(0, 1) : path;
}

/**
 * Converts an invalid variable value likewise: one error per problem.
 * @returns null for an error not about a variable
 */
export function variableInProviderWords({ message, nodes }: GraphQLError): GraphQLError | null {
  const [definition] = nodes ?? [];
  if (definition?.kind !== Kind.VARIABLE_DEFINITION) return null;
  const missing =
    /^Variable "\$[^"]+" of (?:required|non-null) type ".+?" (?:was not provided|must not be null)/.test(
      message,
    );
  const [, at = '', reason = ''] =
    /^Variable "\$.+?" got invalid value .*?(?: at "(.+?)")?; ([^;]+)$/s.exec(message) ?? [];
  if (!missing && reason === '') return null;
  const name = definition.variable.name.value;
  const { field, explanation } = missing ? { explanation: NOT_NULL } : explanationOf(reason);
  const path = at
    .slice(name.length)
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    .concat(field ?? []);
  const where = path.length === 0 ? '' : ` for ${path.join('.')} (${explanation})`;
  return new GraphQLError(
    `Variable $${name} of type ${print(definition.type)} was provided invalid value${where}`,
    { nodes: definition, extensions: { code: 'INVALID_VARIABLE', problems: [{ path, explanation }] } },
  );
}

const NOT_NULL = 'Expected value to not be null';

/** @returns also the field when its absence or presence is the reason: the path then ends before it */
function explanationOf(reason: string): { readonly field?: string; readonly explanation: string } {
  const [, field, type] =
    /^Field "(.+?)" (?:is not defined by type "(.+?)"|of required type)/.exec(reason) ?? [];
  if (field !== undefined) {
    return { field, explanation: type === undefined ? NOT_NULL : `Field is not defined on ${type}` };
  }
  const isNull = /^Expected non-nullable type/.test(reason);
  return { explanation: isNull ? NOT_NULL : reason.replace(/\.$/, '') };
}

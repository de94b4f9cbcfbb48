import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import { type ESTree, parseSync, Visitor } from 'vite';
import {
  type FileNames,
  type FunctionNode,
  NotStatic,
  type Place,
  parameterOf,
  staticText,
} from './static-text.ts';

/** An operation as a client sends it. */
export interface ClientDocument {
  /** of the operation, and of the fragment that replaced the client's own, if any */
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

export interface CollectedDocuments {
  readonly documents: readonly ClientDocument[];
  /** Fragments not used by any operation: the client exports them. */
  readonly fragments: readonly ClientDocument[];
  /** Suspected documents that cannot be read without running the client, with the reason. */
  readonly unreadable: readonly string[];
}

interface Candidate {
  readonly node: ESTree.Expression;
  readonly place: Place;
}

const INSERTED = '\0';
/** Comments and insertions, then a GraphQL keyword and a selection; or the marker comment for editors. */
const DOCUMENT =
  /^(?:\s|#[^\n]*\n|\0)*(?:query|mutation|subscription|fragment)\b[\s\S]*\{|^\s*#graphql\b[\s\S]*\{/;

/**
 * Finds the GraphQL documents in a client's sources, including insertions, without running them. A fragment that a document lacks is the
 * client's fragment of that name, as with code generators.
 * @param files JavaScript and TypeScript texts by path
 */
export function collectDocuments(files: ReadonlyMap<string, string>): CollectedDocuments {
  const unreadable: string[] = [];
  const read = [...files].map(([file, text]) => namesAndCandidates(file, text));
  const all = read.map(({ names }) => names);
  const found: { readonly file: string; readonly document: DocumentNode }[] = [];
  for (const { names, candidates } of read) {
    for (const { node, place } of candidates) {
      try {
        const text = staticText(node, place, all);
        if (typeof text !== 'string') continue;
        found.push({ file: names.file, document: withoutRepeated(parse(text, { noLocation: true })) });
      } catch (error) {
        if (!(error instanceof NotStatic) && !(error instanceof GraphQLError)) throw error;
        unreadable.push(error instanceof NotStatic ? error.message : `${names.file}: ${error.message}`);
      }
    }
  }
  const pool = found.flatMap(({ file, document }) =>
    fragmentsOf(document).map((fragment) => ({ file, document, fragment })),
  );
  const documents = found
    .filter(({ document }) => operationOf(document) !== undefined)
    .map(({ file, document }) => ({ file, document: completed(document, file, pool) }));
  const used = new Set(documents.flatMap(({ document }) => fragmentsOf(document).map(print)));
  const alone = pool.filter(({ fragment }) => !used.has(print(fragment)));
  const varied = documents.flatMap(({ file, document }) =>
    alone.flatMap((other) => {
      const own = fragmentsOf(document).find(({ name }) => name.value === other.fragment.name.value);
      const operation = operationOf(document);
      if (own === undefined || operation === undefined) return [];
      const definitions = [operation, ...fragmentsOf(other.document)];
      const label = `${nameOf(document)} with ${other.fragment.name.value} of ${other.file}`;
      return [
        { file, name: label, text: print({ kind: Kind.DOCUMENT, definitions }), placed: other.document },
      ];
    }),
  );
  const placed = new Set(varied.map(({ placed }) => placed));
  return {
    documents: distinct([
      ...documents.map(({ file, document }) => ({ file, name: nameOf(document), text: print(document) })),
      ...varied.map(({ file, name, text }) => ({ file, name, text })),
    ]),
    fragments: distinct(
      alone
        .filter(({ document }) => !placed.has(document))
        .map(({ file, document, fragment }) => ({
          file,
          name: fragment.name.value,
          text: print(completed(document, file, pool)),
        })),
    ),
    unreadable: [...new Set(unreadable)],
  };
}

function namesAndCandidates(file: string, text: string) {
  const { program, errors } = parseSync(file, text);
  const [broken] = errors;
  if (broken !== undefined) throw new Error(`${file}: ${broken.message}`);
  const constants = new Map<string, ESTree.Expression>();
  const functions = new Map<string, FunctionNode>();
  const properties = new Map<string, ESTree.Expression>();
  const names: FileNames = { file, constants, functions, properties };
  const around: FunctionNode[] = [];
  const candidates: Candidate[] = [];
  const enter = (node: FunctionNode) => {
    around.push(node);
    if ('id' in node && node.id !== null) functions.set(node.id.name, node);
  };
  const leave = () => void around.pop();
  const consider = (node: ESTree.Expression, raw: string) => {
    if (DOCUMENT.test(raw)) candidates.push({ node, place: { names, given: givenAround(around, names) } });
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null && !constants.has(id.name)) constants.set(id.name, init);
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression' && !left.computed && left.property.type === 'Identifier') {
        properties.set(left.property.name, right);
      }
    },
    ObjectExpression({ properties: pairs }) {
      for (const pair of pairs) {
        if (pair.type === 'SpreadElement' || pair.computed || pair.key.type !== 'Identifier') continue;
        properties.set(pair.key.name, pair.value);
      }
    },
    TemplateLiteral(node) {
      consider(node, node.quasis.map(({ value }) => value.raw).join(INSERTED));
    },
    Literal(node) {
      if (typeof node.value === 'string') consider(node, node.value);
    },
  }).visit(program);
  return { names, candidates };
}

/** Default values of the parameters of functions around a text. */
function givenAround(around: readonly FunctionNode[], names: FileNames): Place['given'] {
  const given = new Map<string, { node: ESTree.Expression; place: Place } | undefined>();
  for (const parameter of around.flatMap(({ params }) => params)) {
    const { name, otherwise } = parameterOf(parameter);
    if (name === undefined) continue;
    given.set(name, otherwise === undefined ? undefined : { node: otherwise, place: { names, given } });
  }
  return given;
}

function operationOf(document: DocumentNode) {
  return document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
}

function nameOf(document: DocumentNode): string {
  const operation = operationOf(document);
  const fields = operation?.selectionSet.selections.flatMap((node) =>
    node.kind === Kind.FIELD ? [node.name.value] : [],
  );
  return operation?.name?.value ?? `{ ${fields?.join(' ')} }`;
}

function fragmentsOf(document: DocumentNode): readonly FragmentDefinitionNode[] {
  return document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
}

/** Clients insert a fragment at every use, and send it once. */
function withoutRepeated(document: DocumentNode): DocumentNode {
  const byText = new Map(document.definitions.map((node) => [print(node), node]));
  return { ...document, definitions: [...byText.values()] };
}

/** The document with missing fragments added, those of its own file first. */
function completed(
  document: DocumentNode,
  file: string,
  pool: readonly { readonly file: string; readonly fragment: FragmentDefinitionNode }[],
): DocumentNode {
  const definitions = [...document.definitions];
  for (let index = 0; index < definitions.length; index += 1) {
    const definition = definitions[index];
    if (definition === undefined) continue;
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        if (definitions.some((node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === value))
          return;
        const named = pool.filter(({ fragment }) => fragment.name.value === value);
        const lacking = named.find((other) => other.file === file) ?? named[0];
        if (lacking !== undefined) definitions.push(lacking.fragment);
      },
    });
  }
  return { ...document, definitions };
}

/** Distinct documents, regardless of fragment order. */
function distinct(documents: readonly ClientDocument[]): readonly ClientDocument[] {
  const definitionsOf = (text: string) => parse(text).definitions.map(print).toSorted().join('\n');
  const byText = new Map<string, ClientDocument>();
  for (const document of documents) {
    const key = `${document.name}\n${definitionsOf(document.text)}`;
    if (!byText.has(key)) byText.set(key, document);
  }
  return [...byText.values()];
}

import type { ESTree } from 'vite';

/** The statically known value of an expression. */
export type Known = string | boolean | undefined;

/** Static meaning of a file's names. */
export interface FileNames {
  readonly file: string;
  readonly constants: ReadonlyMap<string, ESTree.Expression>;
  readonly functions: ReadonlyMap<string, FunctionNode>;
  /** by property name, in any object of the file */
  readonly properties: ReadonlyMap<string, ESTree.Expression>;
}

/** A `function` or an arrow function. */
export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

/** Context of an expression: its file, and the arguments of enclosing parameters. */
export interface Place {
  readonly names: FileNames;
  /** A parameter without an argument maps to undefined. */
  readonly given: ReadonlyMap<string, Standing | undefined>;
}

interface Standing {
  readonly node: ESTree.Expression;
  readonly place: Place;
}

/** An expression has no static value; the message says which and where. */
export class NotStatic extends Error {}

const DEEPEST = 60;

/**
 * Evaluates an expression from its syntax alone, without running the file.
 * @param all the files of the package, for imported names
 * @throws NotStatic when only execution would tell
 */
export function staticText(
  node: ESTree.Expression,
  place: Place,
  all: readonly FileNames[],
  depth = 0,
): Known {
  const again = (inner: ESTree.Expression, where = place) => staticText(inner, where, all, depth + 1);
  if (depth > DEEPEST) throw new NotStatic(`${place.names.file}: names that lead to each other`);
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string' || typeof node.value === 'boolean') return node.value;
      break;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => {
          const inserted = node.expressions[index];
          return `${value.cooked ?? value.raw}${inserted === undefined ? '' : (again(inserted) ?? '')}`;
        })
        .join('');
    case 'TaggedTemplateExpression':
      return again(node.quasi);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return again(node.expression);
    case 'BinaryExpression':
      if (node.operator === '+') return `${again(node.left)}${again(node.right)}`;
      break;
    case 'LogicalExpression':
      if (node.operator === '??') return again(node.left) ?? again(node.right);
      break;
    case 'ConditionalExpression':
      return again(again(node.test) ? node.consequent : node.alternate);
    case 'Identifier': {
      if (node.name === 'undefined') return undefined;
      const found = standing(node.name, place, all);
      return found === undefined ? undefined : again(found.node, found.place);
    }
    case 'MemberExpression':
      if (!node.computed && node.property.type === 'Identifier') {
        return ofProperty(node.object, node.property.name);
      }
      break;
    case 'CallExpression': {
      const called =
        node.callee.type === 'Identifier' ? functionNamed(node.callee.name, place, all) : undefined;
      if (called !== undefined) return ofCall(called, node.arguments);
      const [text] = node.arguments;
      // A library's own tag, written as a call: it returns its text.
      if (node.arguments.length === 1 && text !== undefined && text.type !== 'SpreadElement')
        return again(text);
      break;
    }
  }
  throw new NotStatic(`${place.names.file}: ${node.type} says nothing certain`);

  function ofProperty(object: ESTree.Expression, name: string): Known {
    const owner =
      object.type === 'Identifier' && place.given.has(object.name)
        ? (place.given.get(object.name)?.node ?? null)
        : undefined;
    // A parameter without an argument, or an object without the property.
    if (owner === null || (owner?.type === 'ObjectExpression' && owner.properties.length === 0))
      return undefined;
    for (const names of [place.names, ...all]) {
      const property = names.properties.get(name);
      if (property !== undefined) return again(property, { names, given: new Map() });
    }
    throw new NotStatic(`${place.names.file}: nothing has a property ${name}`);
  }

  function ofCall(
    called: { readonly node: FunctionNode; readonly names: FileNames },
    given: readonly ESTree.Argument[],
  ): Known {
    const bound = new Map<string, Standing | undefined>();
    const inside: Place = { names: called.names, given: bound };
    called.node.params.forEach((parameter, index) => {
      const handed = given[index];
      const { name, otherwise } = parameterOf(parameter);
      if (name === undefined) return;
      if (handed !== undefined && handed.type !== 'SpreadElement') bound.set(name, { node: handed, place });
      else bound.set(name, otherwise === undefined ? undefined : { node: otherwise, place: inside });
    });
    const { body } = called.node;
    if (body === null) throw new NotStatic(`${called.names.file}: a function without a body`);
    if (body.type !== 'BlockStatement') return again(body, inside);
    for (const statement of body.body) {
      if (statement.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declarations) {
          if (id.type === 'Identifier' && init !== null) bound.set(id.name, { node: init, place: inside });
        }
      } else if (statement.type === 'ReturnStatement' && statement.argument !== null) {
        return again(statement.argument, inside);
      } else break;
    }
    throw new NotStatic(`${called.names.file}: a function that does more than to answer`);
  }
}

/** A parameter's name and default value. */
export function parameterOf(parameter: ESTree.ParamPattern): {
  readonly name?: string;
  readonly otherwise?: ESTree.Expression;
} {
  if (parameter.type === 'Identifier') return { name: parameter.name };
  if (parameter.type === 'AssignmentPattern' && parameter.left.type === 'Identifier') {
    return { name: parameter.left.name, otherwise: parameter.right };
  }
  return {};
}

function standing(name: string, place: Place, all: readonly FileNames[]): Standing | undefined {
  if (place.given.has(name)) return place.given.get(name);
  for (const names of [place.names, ...all]) {
    const node = names.constants.get(name);
    if (node !== undefined) return { node, place: { names, given: new Map() } };
  }
  throw new NotStatic(`${place.names.file}: ${name} is undefined`);
}

function functionNamed(name: string, place: Place, all: readonly FileNames[]) {
  for (const names of [place.names, ...all]) {
    const constant = names.constants.get(name);
    const node =
      names.functions.get(name) ?? (constant?.type === 'ArrowFunctionExpression' ? constant : undefined);
    if (node !== undefined) return { node, names };
  }
  return undefined;
}

import { parseSync } from 'vite';

/** A syntax tree node, as far as used here. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/**
 * Finds text that React may have to remove, or to insert something before, while it keeps the surrounding element (TRANS-01). Page
 * translators replace text with their own elements; `removeChild` and `insertBefore` then throw, and the page is lost. So text beside a
 * conditional needs its own element. Reported in elements:
 * - text beside `{condition && …}` or `{condition ? … : …}`,
 * - a conditional that is text or nothing, beside other children,
 * - text beside other children in a fragment that is itself conditional.
 * The kind of an expression follows from its form: in an inline text element (`PHRASING`) everything but JSX and lists may be text,
 * elsewhere only literals and messages; slots of blocks receive elements.
 * @returns line numbers, from 1
 */
export function bareText(path: string, source: string): number[] {
  const lines: number[] = [];
  const { program } = parseSync(path, source, { preserveParens: false });
  const visit = (value: unknown, isConditional: boolean) => {
    if (Array.isArray(value)) for (const item of value) visit(item, isConditional);
    if (!isPart(value)) return;
    if (isJsx(value) && isFaulty(value, isConditional))
      lines.push(source.slice(0, value.start).split('\n').length);
    const branches = new Set(branchesOf(value));
    for (const field of Object.values(value)) visit(field, branches.has(field as Part));
  };
  visit(program, false);
  return lines;
}

/** Elements with a line of text, whose children are usually text. */
const PHRASING = new Set(
  'a abbr b button caption cite code dd dt em figcaption h1 h2 h3 h4 h5 h6 i label legend mark output p q s small span strong summary td th time'.split(
    ' ',
  ),
);
/** Components that render such an element. */
const PHRASING_COMPONENTS = /^(?:Anchor|Heading|Text|Title|Link|Button|.+\.Title)$/;

function isFaulty(element: Part, isConditional: boolean): boolean {
  const children = (element['children'] as Part[]).filter((child) => !isBlank(child));
  if (children.length < 2) return false;
  const isPhrasing = PHRASING.has(nameOf(element)) || PHRASING_COMPONENTS.test(nameOf(element));
  const hasText = children.some((child) => isText(child, isPhrasing));
  const conditionals = children.map(contentOf).filter((content) => branchesOf(content).length > 0);
  if (hasText && (conditionals.length > 0 || (isConditional && nameOf(element) === ''))) return true;
  return conditionals.some((content) => branchesOf(content).some((branch) => isWritten(branch)));
}

/** Possible results of a conditional, nested ones expanded. */
function branchesOf(part: Part): Part[] {
  const sides =
    part.type === 'ConditionalExpression'
      ? [part['consequent'], part['alternate']]
      : part.type === 'LogicalExpression'
        ? [part['right']]
        : [];
  return (sides as Part[]).flatMap((side) => {
    const inside = branchesOf(side);
    return inside.length > 0 ? inside : [side];
  });
}

function isText(child: Part, isPhrasing: boolean): boolean {
  const content = contentOf(child);
  if (isJsx(content) || branchesOf(content).length > 0) return false;
  return isWritten(content) || (isPhrasing && !isList(content));
}

/** Text by its form: a literal, a template, or a message of `m`. */
function isWritten(part: Part): boolean {
  if (part.type === 'JSXText' || part.type === 'TemplateLiteral') return true;
  if (part.type === 'Literal') return typeof part['value'] === 'string' || typeof part['value'] === 'number';
  if (part.type === 'CallExpression') return isWritten(part['callee'] as Part);
  if (part.type !== 'MemberExpression') return false;
  const object = part['object'] as Part;
  return object.type === 'Identifier' ? object['name'] === 'm' : isWritten(object);
}

/** `items.map(…)` of elements. */
function isList({ type, callee }: Part): boolean {
  return type === 'CallExpression' && isPart(callee) && callee.type === 'MemberExpression';
}

function contentOf(child: Part): Part {
  return child.type === 'JSXExpressionContainer' ? (child['expression'] as Part) : child;
}

/** White space between tags, and comments. */
function isBlank(child: Part): boolean {
  const content = contentOf(child);
  if (content.type === 'JSXText' || content.type === 'Literal') return String(content['value']).trim() === '';
  return content.type === 'JSXEmptyExpression';
}

function isJsx({ type }: Part): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/** The name as written; empty for a fragment. */
function nameOf(element: Part): string {
  const name = isPart(element['openingElement']) ? (element['openingElement']['name'] as Part) : null;
  if (name === null) return '';
  return name.type === 'JSXMemberExpression'
    ? `${String((name['object'] as Part)['name'])}.${String((name['property'] as Part)['name'])}`
    : String(name['name']);
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value;
}

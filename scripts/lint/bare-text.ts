import { parseSync } from 'vite';

/** A part of the syntax tree, as far as this looks at it. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/**
 * Where a source has text that React may have to remove, or to insert something before, while it keeps the element around it (TRANS-01).
 * A page translator puts elements of its own in the place of texts; `removeChild` and `insertBefore` then throw, and the page is lost.
 * So text beside a conditional has an element of its own. Found are, in elements:
 * - text beside `{condition && …}` or `{condition ? … : …}`,
 * - a conditional that is text or nothing, beside other children,
 * - text beside other children in a fragment that is itself conditional.
 * What an expression stands for is known by its form: in an element of a line of text (`PHRASING`) everything but JSX and lists may be text,
 * elsewhere only what is written as text or taken from the messages; slots of blocks are given elements.
 * @returns the numbers of the lines, from 1
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

/** Elements whose content is a line of text; what they are given is text more often than not. */
const PHRASING = new Set(
  'a abbr b button caption cite code dd dt em figcaption h1 h2 h3 h4 h5 h6 i label legend mark output p q s small span strong summary td th time'.split(
    ' ',
  ),
);
/** Components that draw such an element. */
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

/** What may be drawn of a condition's two sides, its own conditions taken apart. */
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

/** Text by its form: in the source, in a template, or of the messages `m`. */
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

/** The name as it is written; empty for a fragment. */
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

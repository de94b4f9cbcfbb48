import { parseSync } from 'vite';
import type { SourceFault } from './source-fault';
import { type TreePart, visitTree } from './visit-tree';

/** CSS colour names. System colours (Highlight, CanvasText …), `transparent` and `currentColor` are excluded. */
const NAMED = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
  darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
  darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray
  dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green
  greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
  lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
  magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy
  oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip
  peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown
  seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
  thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
`
  .trim()
  .split(/\s+/);
const COLOR = new RegExp(
  `#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|device-cmyk)\\(|(?:^|[\\s"'\`,(])(?:${NAMED.join('|')})(?:$|[\\s"'\`,)])`,
);
const ABSOLUTE = '(?:px|rem|pt|pc|cm|mm|in|Q)\\b';
const LENGTH = new RegExp(`(?:^|[^a-zA-Z0-9_#.-])-?[0-9.]*[0-9]${ABSOLUTE}`);
/** Properties whose plain numbers become pixels. */
const PIXELS =
  /^(?:(?:min|max)?[wW]idth|(?:min|max)?[hH]eight|(?:min|max)?(?:[iI]nline|[bB]lock)Size|flexBasis|columnWidth|(?:column|row)?[gG]ap|top|right|bottom|left|inset[A-Za-z]*|(?:scroll)?(?:[mM]argin|[pP]adding)[A-Za-z]*|border[A-Za-z]*(?:Width|Radius)|borderRadius|outlineWidth|outlineOffset|textDecorationThickness|textIndent|letterSpacing|fontSize)$/;
const PAINT = /^(?:style|fill|stroke|color|stopColor|floodColor)$/;

const MESSAGES = {
  color: 'A raw colour: use `vars.color`, or add a token to packages/design-tokens/tokens.',
  paint: 'A raw colour: draw it by a style file that uses `vars.color`.',
  length:
    'A raw length: use a token (`vars` of contract.css, `size`), or add one to packages/design-tokens/tokens.',
  window: 'A raw window width: use `media` of packages/design-tokens.',
  number:
    'A number that becomes pixels: use a token (`vars` of contract.css, `size`), or add one to packages/design-tokens/tokens.',
  style: 'A raw length in a style prop: give the component a style file that uses tokens.',
};

/**
 * Raw colours and absolute lengths in style files (`*.css.ts`), style props and SVG paint: both must be tokens of packages/design-tokens.
 * Lengths relative to text, window or container (em, lh, ch, %, fr, vw, cqi …) are allowed.
 */
export function rawStyle(path: string, source: string): SourceFault[] {
  const isStyleFile = path.endsWith('.css.ts');
  if (!isStyleFile && !path.endsWith('.tsx')) return [];
  const faults: SourceFault[] = [];
  const report = ({ start }: TreePart, message: string) => faults.push({ at: start, message });
  const { program } = parseSync(path, source);
  visitTree(program, (part, parent) =>
    isStyleFile ? inStyleFile(part, parent, report) : inComponent(part, report),
  );
  return faults;
}

type Report = (part: TreePart, message: string) => void;

/** @returns whether to visit the children */
function inStyleFile(part: TreePart, parent: TreePart | null, report: Report): boolean {
  if (/^(?:Import|Export(?:Named|All))Declaration$/.test(part.type) && part['source']) return false;
  const text = textOf(part);
  const isKey = parent?.type === 'Property' && parent['key'] === part;
  if (text !== null && isKey) {
    if (LENGTH.test(text)) report(part, MESSAGES.window);
  } else if (text !== null) {
    if (COLOR.test(text)) report(part, MESSAGES.color);
    if (LENGTH.test(text)) report(part, MESSAGES.length);
  }
  if (part.type === 'Property' && PIXELS.test(nameOf(part['key'])) && isNumber(part['value'])) {
    report(part, MESSAGES.number);
  }
  return true;
}

/** @returns whether to visit the children */
function inComponent(part: TreePart, report: Report): boolean {
  if (part.type !== 'JSXAttribute') return true;
  const name = nameOf(part['name']);
  visitTree(part['value'], (inner) => {
    const text = textOf(inner);
    if (text !== null && PAINT.test(name) && COLOR.test(text)) report(inner, MESSAGES.paint);
    if (name !== 'style') return true;
    if ((text !== null && LENGTH.test(text)) || isNumber(inner)) report(inner, MESSAGES.style);
    return true;
  });
  return true;
}

/** The text of a string or template element; null for other nodes. */
function textOf(part: TreePart): string | null {
  if (part.type === 'Literal' && typeof part['value'] === 'string') return part['value'];
  if (part.type !== 'TemplateElement') return null;
  const { raw } = part['value'] as { raw: string };
  return raw;
}

function nameOf(part: unknown): string {
  const { name, value } = part as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** A non-zero number, with or without a sign. */
function isNumber(part: unknown): boolean {
  const { type, value, argument } = part as { type?: string; value?: unknown; argument?: unknown };
  if (type === 'UnaryExpression') return isNumber(argument);
  return type === 'Literal' && typeof value === 'number' && value !== 0;
}

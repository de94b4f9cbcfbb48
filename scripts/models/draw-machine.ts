import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs';
import { escapeHtml } from './escape-html';
import { LEVELS } from './levels';
import type { GraphArrow, GraphState, GraphTransition, MachineGraph } from './machine-graph';

/** Levels that visited a state or transition, as CSS classes: `a b` or fewer. */
export type LevelsOf = (name: string) => string;

/** Drawing sizes in pixels. */
const CHARACTER = 6.4;
const LINE = 16;
const MARKS = 34;
const PADDING = 10;

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeLabel': '4',
};

/** A machine as an SVG image. */
export async function drawMachine({ root, arrows }: MachineGraph, levelsOf: LevelsOf): Promise<string> {
  const graph: ElkNode = {
    id: 'picture',
    layoutOptions: LAYOUT,
    children: [toNode(root)],
    edges: arrows.map(toEdge),
  };
  const layout: ElkNode = await new ELK().layout(graph);
  const states = new Map(flatten(root).map((state) => [state.id, state]));
  const [width, height] = [Math.ceil(layout.width ?? 0), Math.ceil(layout.height ?? 0)];
  const boxes = flattenNodes(layout).slice(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="states and transitions of ${escapeHtml(root.id)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8Z"/></marker></defs>',
    ...boxes.map((node) => drawState(node, states.get(node.id), levelsOf)),
    ...(layout.edges ?? []).map((edge, index) => drawArrow(edge, arrows[index], levelsOf)),
    '</svg>',
  ].join('\n');
}

function toNode(state: GraphState): ElkNode {
  const lines = [state.label, ...state.stays.map(({ label }) => label)];
  const height = PADDING * 2 + lines.length * LINE;
  return {
    id: state.id,
    width: PADDING * 2 + MARKS + CHARACTER * Math.max(...lines.map(({ length }) => length)),
    height,
    layoutOptions: {
      'elk.padding': `[top=${height + 6},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${PADDING * 2 + MARKS + CHARACTER * Math.max(...lines.map(({ length }) => length))},${height})`,
    },
    children: state.children.map(toNode),
  };
}

function toEdge({ from, to, transitions }: GraphArrow, index: number): ElkExtendedEdge {
  return {
    id: `arrow-${index}`,
    sources: [from],
    targets: [to],
    labels: [
      {
        text: transitions.map(({ label }) => label).join('\n'),
        width: MARKS + CHARACTER * Math.max(...transitions.map(({ label }) => label.length)),
        height: transitions.length * LINE,
      },
    ],
  };
}

function drawState(
  { x = 0, y = 0, width = 0, height = 0 }: ElkNode,
  state: GraphState | undefined,
  levelsOf: LevelsOf,
): string {
  if (state === undefined) {
    return '';
  }
  const levels = levelsOf(state.id);
  return [
    `<g class="state ${levels}${state.isFinal ? ' final' : ''}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    state.isInitial ? `<circle class="initial" cx="${x}" cy="${y}" r="5"/>` : '',
    line({ name: state.id, label: state.label }, x + PADDING, y + PADDING, levelsOf, 'name'),
    ...state.stays.map((stay, at) =>
      line(stay, x + PADDING, y + PADDING + (at + 1) * LINE, levelsOf, 'stay'),
    ),
    '</g>',
  ].join('');
}

function drawArrow(edge: ElkExtendedEdge, arrow: GraphArrow | undefined, levelsOf: LevelsOf): string {
  if (arrow === undefined) {
    return '';
  }
  const ways = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`).join('L'),
  );
  const [label] = edge.labels ?? [];
  const levels = arrow.transitions.map(({ name }) => levelsOf(name).split(' '));
  const common = (levels[0] ?? []).filter((level) => levels.every((others) => others.includes(level)));
  return [
    `<g class="arrow ${common.join(' ')}">`,
    ...ways.map((way) => `<path d="M${way}" marker-end="url(#tip)"/>`),
    ...arrow.transitions.map((transition, at) =>
      line(transition, label?.x ?? 0, (label?.y ?? 0) + at * LINE, levelsOf, 'event'),
    ),
    '</g>',
  ].join('');
}

/** A line of text after one dot per level. */
function line(
  { name, label }: GraphTransition,
  x: number,
  y: number,
  levelsOf: LevelsOf,
  kind: string,
): string {
  const levels = levelsOf(name).split(' ');
  const dots = LEVELS.map(
    ({ level }, at) =>
      `<circle class="dot ${level}${levels.includes(level) ? ' on' : ''}" cx="${x + 4 + at * 10}" cy="${y + LINE / 2}" r="4"/>`,
  );
  return `<g class="${kind}"><title>${escapeHtml(name)}</title>${dots.join('')}<text x="${x + MARKS}" y="${y + LINE - 4}">${escapeHtml(label)}</text></g>`;
}

function flatten(state: GraphState): GraphState[] {
  return [state, ...state.children.flatMap(flatten)];
}

function flattenNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flattenNodes)];
}

import { circles, type Edge } from './folder-graph';

/** Draws a graph as a Mermaid flow chart: solid arrows for runtime imports, dotted ones for types, red ones in a cycle. */
export function drawGraph(edges: readonly Edge[]): string {
  const inCircle = circles(edges);
  const isBack = ({ from, to, isTypeOnly }: Edge) =>
    !isTypeOnly && inCircle.some((members) => members.includes(from) && members.includes(to));
  const lines = edges.map(
    ({ from, to, isTypeOnly }) => `  ${node(from)} ${isTypeOnly ? '-.->' : '-->'} ${node(to)}`,
  );
  const red = edges.flatMap((edge, index) => (isBack(edge) ? [index] : []));
  return [
    '```mermaid',
    'flowchart TD',
    ...lines,
    ...(red.length > 0 ? [`  linkStyle ${red.join(',')} stroke:#b3261e,stroke-width:2px`] : []),
    '```',
  ].join('\n');
}

/** A node name with its label; Mermaid allows no hyphen before its keywords in names. */
function node(name: string): string {
  return `${name.replaceAll(/[^a-z0-9]/gi, '_')}_["${name}"]`;
}

const MARKER = (name: string) => [`<!-- drawn: ${name} -->`, `<!-- end: ${name} -->`] as const;

/**
 * Puts a text between the markers `<!-- drawn: name -->` and `<!-- end: name -->` of a page.
 * @throws when the page lacks them
 */
export function putBetweenMarkers(page: string, name: string, text: string): string {
  const [begin, end] = MARKER(name);
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no section between "${begin}" and "${end}"`);
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`;
}

import { PEER_PAGES, type PeerPage } from './peer-recipes';

/** What is compared of a page: medians, with the smallest and the largest value. */
export const PEER_COLUMNS = {
  score: { name: 'Lighthouse', unit: '', isHigherBetter: true },
  paint: { name: 'LCP, simulated', unit: 'ms', isHigherBetter: false },
  blocked: { name: 'total blocking time', unit: 'ms', isHigherBetter: false },
  shift: { name: 'layout shift', unit: '', isHigherBetter: false },
  script: { name: 'JavaScript and its data', unit: 'KB', isHigherBetter: false },
  html: { name: 'HTML', unit: 'KB', isHigherBetter: false },
} as const;
export type PeerColumn = keyof typeof PEER_COLUMNS;

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A storefront's figures; pages that it does not have are missing. */
export interface PeerFigures {
  readonly name: string;
  readonly pages: Partial<Readonly<Record<PeerPage, Readonly<Record<PeerColumn, Spread>>>>>;
}

/** Figures that were measured in turn, on a machine that was quiet or busy. The first storefront is ours. */
export interface Comparison {
  readonly title: string;
  readonly figures: readonly PeerFigures[];
}

/** Tables of Markdown: a row is a storefront, a cell `median (least to most)`, and the best of each column is bold. */
export function comparisonAsMarkdown({ title, figures }: Comparison): string {
  const tables = columns().map((column) => {
    const { name, unit } = PEER_COLUMNS[column];
    const rows = figures.map((one) => {
      const cells = PEER_PAGES.map((page) => {
        const spread = one.pages[page]?.[column];
        if (spread === undefined) return '';
        const text = `${shown(column, spread.median)} (${shown(column, spread.least)} to ${shown(column, spread.most)})`;
        return isFirst(figures, one, page, column) ? `**${text}**` : text;
      });
      return `| ${one.name} | ${cells.join(' | ')} |`;
    });
    const head = `| ${name}${unit === '' ? '' : `, ${unit}`} | ${PEER_PAGES.join(' | ')} |`;
    return [head, `|---${'|---'.repeat(PEER_PAGES.length)}|`, ...rows].join('\n');
  });
  return [`## ${title}`, ...tables].join('\n\n');
}

/** Ids of the columns in which no storefront is better than ours: `quiet.home.score`. */
export function leads(id: string, { figures }: Comparison): string[] {
  const [ours] = figures;
  if (ours === undefined) return [];
  return PEER_PAGES.flatMap((page) =>
    columns()
      .filter((column) => isFirst(figures, ours, page, column))
      .map((column) => `${id}.${page}.${column}`),
  );
}

/** Whether no other has a better printed median for the page. Of one that lacks the page nothing is compared. */
function isFirst(
  figures: readonly PeerFigures[],
  one: PeerFigures,
  page: PeerPage,
  column: PeerColumn,
): boolean {
  const of = (peer: PeerFigures) => {
    const spread = peer.pages[page]?.[column];
    return spread === undefined ? undefined : Number(shown(column, spread.median));
  };
  const own = of(one);
  if (own === undefined) return false;
  const { isHigherBetter } = PEER_COLUMNS[column];
  return figures.every((peer) => {
    const other = of(peer);
    return other === undefined || (isHigherBetter ? other <= own : other >= own);
  });
}

const BAR = { height: 9, gap: 3, width: 300, label: 120 };
/** Of the palette: leaf, earth, sky and grey, each legible on white and on dark grey. */
const COLOURS = ['#2f7d4f', '#b4693a', '#3a78b4', '#7a7a7a'];

/** Bars of two columns, simulated LCP and blocking time, as an SVG image. */
export function comparisonAsSvg({ title, figures }: Comparison): string {
  const parts: string[] = [];
  let y = 24;
  const text = (x: number, at: number, words: string, size = 11) =>
    parts.push(`<text x="${x}" y="${at}" font-size="${size}">${escaped(words)}</text>`);
  text(8, y, title, 13);
  figures.forEach(({ name }, at) => {
    const x = 8 + at * 150;
    parts.push(
      `<rect x="${x}" y="${y + 12}" width="10" height="10" fill="${COLOURS[at % COLOURS.length]}"/>`,
    );
    text(x + 15, y + 21, name);
  });
  y += 48;
  for (const column of ['paint', 'blocked', 'script'] as const) {
    const most = Math.max(
      1,
      ...figures.flatMap(({ pages }) => PEER_PAGES.map((page) => pages[page]?.[column].median ?? 0)),
    );
    const { name, unit } = PEER_COLUMNS[column];
    text(8, y, `${name}, ${unit}`, 12);
    y += 8;
    for (const page of PEER_PAGES) {
      text(8, y + 14, page);
      figures.forEach(({ pages }, at) => {
        const spread = pages[page]?.[column];
        if (spread === undefined) return;
        const width = Math.max(1, (spread.median / most) * BAR.width);
        const fill = COLOURS[at % COLOURS.length];
        parts.push(
          `<rect x="${BAR.label}" y="${y + 4}" width="${width.toFixed(1)}" height="${BAR.height}" fill="${fill}"/>`,
        );
        text(BAR.label + width + 6, y + 4 + BAR.height - 1, shown(column, spread.median), 9);
        y += BAR.height + BAR.gap;
      });
      y += 6;
    }
    y += 20;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 ${y}" width="560" height="${y}" font-family="sans-serif" role="img" aria-label="${escaped(title)}"><rect width="560" height="${y}" fill="#fff"/>${parts.join('')}</svg>\n`;
}

function columns(): PeerColumn[] {
  return Object.keys(PEER_COLUMNS) as PeerColumn[];
}

function shown(column: PeerColumn, value: number): string {
  if (column === 'shift') return value.toFixed(3);
  return value.toFixed(column === 'html' ? 1 : 0);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

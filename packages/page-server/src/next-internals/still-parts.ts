import { DATA_CALL } from './answers';
import { type PageRow, readPageRows, writePageRows } from './page-rows';

/** An element in a page's data: `["$", type, key, props]`. */
type Element = readonly ['$', string, string | null, Readonly<Record<string, unknown>>];

/** Where in the document a text stands that the data leaves out. */
interface Still {
  /** Of the row that gets the text. */
  readonly id: string;
  readonly selector: string;
}

/** Elements whose inner markup is no shorter than its address. */
const MIN_BYTES = 160;
/** React hoists these out of their place, or reads their state. */
const NOT_STILL =
  /^(?:html|head|body|main|script|style|link|meta|title|base|template|noscript|select|textarea)$/;
/** A value that refers to a row, or to a part of one. */
const REFERENCE = /^\$(?:L|@|F|Q|W|h)?([\da-f]+)((?::[^:]+)*)$/;
const STRUCTURED_DATA = 'application/ld+json';

/**
 * Leaves out of a page's data what its document already says and React never changes: the markup of plain elements in the layout of all
 * pages, outside `<main>`, and the structured data. The data's script takes them from the document (PERF-06, ADR 190).
 * @param data the texts of the page's scripts, a line each
 * @param html the document
 * @returns the data as it was if it has another form
 */
export function withoutStillParts(data: string, html: string): string {
  const rows = readPageRows(data);
  const layout = rows?.find(({ value }) => isElement(value) && value[1] === 'html');
  if (rows === undefined || layout === undefined) return data;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const referred = countReferences(rows, byId);
  const selectorOf = selectorsIn(html);
  const stills: Still[] = [];
  /** Rows whose content another one's element stands for. */
  const dropped = new Set<string>();
  const changed = new Map<string, unknown>();
  let last = Math.max(...rows.map(({ id }) => Number.parseInt(id || '0', 16)));

  /** The rows of which a value of plain elements and texts consists; undefined for any other value. */
  function plainRows(value: unknown): string[] | undefined {
    if (typeof value === 'string') {
      const row = rowOf(value);
      if (row === undefined) return /^\$(?!\$|undefined$)/.test(value) ? undefined : [];
      const inner = referred.get(row.id) === 1 && isElement(row.value) ? plainRows(row.value) : undefined;
      return inner && [row.id, ...inner];
    }
    if (typeof value !== 'object' || value === null) return [];
    if (referred.has(value)) return undefined;
    if (!Array.isArray(value)) return allOf(Object.values(value));
    if (!isElement(value)) return allOf(value);
    const [, type, , props] = value;
    if (referred.has(props) || 'dangerouslySetInnerHTML' in props || 'ref' in props) return undefined;
    if (!isTag(type) && !isFragment(type)) return undefined;
    return NOT_STILL.test(type) ? undefined : allOf(Object.values(props));
  }

  function allOf(values: readonly unknown[]): string[] | undefined {
    const all: string[] = [];
    for (const value of values) {
      const inner = plainRows(value);
      if (inner === undefined) return undefined;
      all.push(...inner);
    }
    return all;
  }

  /** A value without the markup of its plain elements. */
  function shortened(value: unknown): unknown {
    if (typeof value === 'string') {
      const row = rowOf(value);
      if (row?.value !== undefined && isElement(row.value) && referred.get(row.id) === 1) {
        const short = shortened(row.value);
        if (short !== row.value) changed.set(row.id, short);
      }
      return value;
    }
    if (!Array.isArray(value)) return value;
    if (!isElement(value)) return mapped(value);
    const [mark, type, key, props] = value;
    if (type === 'main') return value;
    const selector = isTag(type) ? selectorOf(type, props) : undefined;
    const plain = selector === undefined ? undefined : plainRows(value);
    if (selector !== undefined && plain !== undefined && sizeOf(props['children'], plain) > MIN_BYTES) {
      last += 1;
      const id = last.toString(16);
      stills.push({ id, selector });
      for (const row of plain) dropped.add(row);
      const { children, ...own } = props;
      return [mark, type, key, { ...own, dangerouslySetInnerHTML: { __html: `$${id}` } }];
    }
    const children = shortened(props['children']);
    return children === props['children'] ? value : [mark, type, key, { ...props, children }];
  }

  function mapped(values: readonly unknown[]): readonly unknown[] {
    const all = values.map(shortened);
    return all.every((one, index) => one === values[index]) ? values : all;
  }

  function rowOf(value: string): PageRow | undefined {
    const [, id = '', path] = REFERENCE.exec(value) ?? [];
    return path === '' ? byId.get(id) : undefined;
  }

  function isFragment(type: string): boolean {
    return rowOf(type)?.value === '$Sreact.fragment';
  }

  function sizeOf(children: unknown, plain: readonly string[]): number {
    return plain.reduce(
      (sum, id) => sum + (byId.get(id)?.text.length ?? 0),
      JSON.stringify(children ?? '').length,
    );
  }

  changed.set(layout.id, shortened(layout.value));
  const structured = structuredDataRow(rows, html);
  if (structured !== undefined) {
    dropped.add(structured);
    stills.push({ id: structured, selector: `[type="${STRUCTURED_DATA}"]` });
  }
  if (stills.length === 0) return data;
  const rest = rows
    .filter(({ id }) => !dropped.has(id))
    .map(({ id, text }) => ({ id, text: changed.has(id) ? JSON.stringify(changed.get(id)) : text }));
  return `${writePageRows(rest)}\n${takeFromDocument(stills)}`;
}

/** Code that gives React the texts as rows of its data. A part that is gone from the document has no text. */
function takeFromDocument(stills: readonly Still[]): string {
  const list = JSON.stringify(stills.map(({ id, selector }) => [id, selector]));
  return `for(const[i,s]of${list}){const h=document.querySelector(s)?.innerHTML??"";${DATA_CALL.start}[1,i+":T"+new TextEncoder().encode(h).length.toString(16)+","+h]${DATA_CALL.end}}`;
}

/** How often each row is referred to, and the parts of rows that are. */
function countReferences(
  rows: readonly PageRow[],
  byId: ReadonlyMap<string, PageRow>,
): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  const count = (what: unknown) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, id = '', path = ''] = REFERENCE.exec(value) ?? [];
      if (id === '') return;
      count(id);
      let part: unknown = byId.get(id)?.value;
      for (const step of path.split(':').slice(1)) {
        part = partOf(part, step);
        if (typeof part === 'object') count(part);
      }
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const { value } of rows) visit(value);
  return counts;
}

/** As React steps through an element: `props` is its fourth entry. */
function partOf(value: unknown, step: string): unknown {
  if (isElement(value) && step === 'props') return value[3];
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}

/** The row with the only structured data of a document, if it is a long text. */
function structuredDataRow(rows: readonly PageRow[], html: string): string | undefined {
  if (html.split(`type="${STRUCTURED_DATA}"`).length !== 2) return undefined;
  const script = `{"type":"${STRUCTURED_DATA}","dangerouslySetInnerHTML":{"__html":"$`;
  const [owner] = rows.filter(({ text }) => text.includes(script));
  const id = owner && /^[\da-f]+/.exec(owner.text.slice(owner.text.indexOf(script) + script.length))?.[0];
  return rows.find((row) => row.id === id && row.text.startsWith('T'))?.id;
}

/** Addresses an element of a document that is the only one with its class or its name. */
function selectorsIn(html: string) {
  const classes = countOf(html, /class="([^"]*)"/g);
  const tags = countOf(html, /<([a-z]\w*)[ />]/g);
  return (type: string, { className }: Readonly<Record<string, unknown>>): string | undefined => {
    if (typeof className === 'string' && classes.get(className) === 1) return `[class="${className}"]`;
    return tags.get(type) === 1 ? type : undefined;
  };
}

function countOf(html: string, pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, found = ''] of html.matchAll(pattern)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
}

function isElement(value: unknown): value is Element {
  return Array.isArray(value) && value[0] === '$' && value.length === 4 && typeof value[3] === 'object';
}

function isTag(type: string): boolean {
  return /^[a-z]/.test(type);
}

import { DATA_CALL, FIRST_CALL } from './answers';

/** A row of a page's data: a JSON value, or text that is none of it (a module, a hint, a long text). */
export interface PageRow {
  /** Empty for a hint. */
  readonly id: string;
  /** What follows the id and its colon, as written. */
  readonly text: string;
  /** Of the row; undefined for one that is not JSON. */
  readonly value: unknown;
}

/** The first letter of a long text: its length in bytes, hexadecimal, a comma and the text follow, and no line end. */
const LONG_TEXT = 'T';
const NEW_LINE = 10;

/**
 * The rows of a page's data.
 * @param data the texts of its scripts, a line each
 * @returns undefined for data in another form
 */
export function readPageRows(data: string): PageRow[] | undefined {
  const pieces: string[] = [];
  for (const call of data.split('\n')) {
    if (call === FIRST_CALL) continue;
    const [kind, piece]: unknown[] = JSON.parse(call.slice(DATA_CALL.start.length, -DATA_CALL.end.length));
    if (kind !== 1 || typeof piece !== 'string') return undefined;
    pieces.push(piece);
  }
  const bytes = Buffer.from(pieces.join(''));
  const rows: PageRow[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    if (colon === -1) return undefined;
    const id = bytes.toString('latin1', at, colon);
    const isLong = bytes.toString('latin1', colon + 1, colon + 2) === LONG_TEXT;
    const comma = isLong ? bytes.indexOf(',', colon) : -1;
    const end = isLong
      ? comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16)
      : bytes.indexOf(NEW_LINE, colon);
    // Also for a length that is no number.
    if (!(end > colon && end <= bytes.length)) return undefined;
    const text = bytes.toString('utf8', colon + 1, end);
    const value = isLong || !/^[["{\dtfn-]/.test(text) ? undefined : jsonOf(text);
    if (value === NO_JSON) return undefined;
    rows.push({ id, text, value });
    at = isLong ? end : end + 1;
  }
  return rows;
}

/** The script of a page's data with these rows. */
export function writePageRows(rows: readonly Pick<PageRow, 'id' | 'text'>[]): string {
  const text = rows
    .map((row) => `${row.id}:${row.text}${row.text.startsWith(LONG_TEXT) ? '' : '\n'}`)
    .join('');
  return `${FIRST_CALL}\n${DATA_CALL.start}${JSON.stringify([1, text])}${DATA_CALL.end}`;
}

const NO_JSON = Symbol('no JSON');

/** Rows of JSON begin as such; of others (`I[`, `HL[`) the letter says the kind. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return NO_JSON;
    throw error;
  }
}

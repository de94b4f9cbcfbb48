import type { RecordedAnswer } from './record-answer';

/** A row of a page's data that tells the browser to fetch a style sheet or a picture ahead, with the sheet's address if it is one. */
const FETCH_HINT = /^:HL\[(?:("[^"\n]+"),"style")?[^\n]*\n/gm;
/** Next's name for the order of its sheets. */
const PRECEDENCE = 'next';

/**
 * A page's data (what the browser asks for to change pages) with the hints that pay. It is fetched on intent and often not shown in the end:
 * pictures would be paid for by the shopper, so those hints go. A style sheet is awaited before the page can be shown, so it comes along
 * (PERF-05); not as a preload, of which browsers warn when it is not used, but as the sheet itself, which touches nothing of another page.
 */
export function withFewHints(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const rest = text.replace(FETCH_HINT, (_, sheet?: string) =>
    sheet === undefined ? '' : `:HS[${sheet},"${PRECEDENCE}"]\n`,
  );
  return rest === text ? body : Buffer.from(rest, 'latin1');
}

/** The data of a page, which a browser asks for on intent, brings its sheets along, and no pictures. */
export function withOwnHints(answer: RecordedAnswer): RecordedAnswer {
  const isData = String(answer.headers['content-type']).startsWith('text/x-component');
  return isData ? { ...answer, body: withFewHints(answer.body) } : answer;
}

/** Ids of requirement rows in a test's title. */
const ROW_ID = /\[([A-Z][A-Z0-9]*-\d+)\]/g;

/** Rows about money, the cart and what is said of them: a mistake there costs a shopper most. */
const MONEY = /^(?:CART|GATE|BUY|FEE|SHIP|TRUTH|ATTR|DLV|GIFT)-/;
/** The road from a list to the checkout, under each condition that has a project of its own. */
const ROAD = /the main road/;
/** The report of the machines' models reads all of their walks (scripts/model-report.ts). */
const MODELS = / › models\//;

/**
 * Which browser tests `npm test` runs: every walk of a model, the main road under each condition, every test that names no row, and of each requirement row one, where tests of
 * rules, machines, components or endpoints prove it too; of a row that only browsers prove, and of one about money, two. Tests of several
 * rows come first, as they walk a shopper's whole way; then those that come first in the list. `npm run test:all` runs all of them.
 * @param listed lines of `playwright test --list`, such as `[desktop] › cart.spec.ts:16:1 › [CART-10] rapid clicks …`; others are ignored
 * @param below rows that tests without a browser name
 * @returns the chosen lines in the order of the list
 */
export function sampleTests(listed: readonly string[], below: ReadonlySet<string>): string[] {
  const tests = listed.flatMap((line) => {
    const text = line.trim();
    if (!/^\[\w+\] › /.test(text)) return [];
    return [{ text, rows: [...new Set([...text.matchAll(ROW_ID)].map(([, id = '']) => id))] }];
  });
  const limitOf = (row: string) => (below.has(row) && !MONEY.test(row) ? 1 : 2);
  const chosenOf = new Map<string, number>();
  const chosen = new Set<string>();
  for (const { text, rows } of tests.toSorted((one, other) => other.rows.length - one.rows.length)) {
    const isNeeded = (row: string) => (chosenOf.get(row) ?? 0) < limitOf(row);
    const isWalk = MODELS.test(text);
    if (rows.length > 0 && !isWalk && !ROAD.test(text) && !rows.some(isNeeded)) continue;
    chosen.add(text);
    // A walk is of the machine: what a shopper meets on the way is another test's.
    if (isWalk) continue;
    for (const row of rows) chosenOf.set(row, (chosenOf.get(row) ?? 0) + 1);
  }
  return tests.flatMap(({ text }) => (chosen.has(text) ? [text] : []));
}

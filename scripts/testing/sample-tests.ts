/** Ids of requirement rows in a test's title. */
const ROW_ID = /\[([A-Z][A-Z0-9]*-\d+)\]/g;

/** Rows about money, the cart and its messages: a mistake there costs a shopper most. */
const MONEY = /^(?:CART|GATE|BUY|FEE|SHIP|TRUTH|ATTR|DLV|GIFT)-/;
/** The main path from a list to the checkout, for each condition with its own project. */
const ROAD = /the main road/;
/** The report of the machines' models reads all of their paths (scripts/model-report.ts). */
const MODELS = / › models\//;

/**
 * Selects the browser tests of `npm test`: every model path, the main path under each condition, and every test without a row. A
 * requirement row that tests of rules, machines, components or endpoints prove too gets one test. Rows proven only by browsers and rows
 * about money get two. Tests of several rows are preferred, as they cover a shopper's whole path; then list order decides. `npm run
 * test:all` runs all of them.
 * @param listed lines of `playwright test --list`, such as `[desktop] › cart.spec.ts:16:1 › [CART-10] rapid clicks …`; others are ignored
 * @param below rows that tests without a browser name
 * @returns the chosen lines in list order
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
    // A model path tests the machine; other tests check what shoppers see.
    if (isWalk) continue;
    for (const row of rows) chosenOf.set(row, (chosenOf.get(row) ?? 0) + 1);
  }
  return tests.flatMap(({ text }) => (chosen.has(text) ? [text] : []));
}

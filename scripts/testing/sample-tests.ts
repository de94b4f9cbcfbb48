/** Ids of requirement rows in a test's title. */
const ROW_ID = /\[([A-Z][A-Z0-9]*-\d+)\]/g;

/** The main path from a list to the checkout, under each condition. */
const ROAD = /the main road/;
/** The report of the machines' models reads all of their paths (scripts/model-report.ts). */
const MODELS = / › models\//;

/**
 * Selects the browser tests of `npm test`: every model path, the main path under each condition, every test without a row, and of the others
 * as few as prove each row: one test of a row that tests of rules, machines, components or endpoints name too, two of a row that only
 * browsers prove. The next test is always the one of the most rows that still need one; then list order decides. `npm run test:all` runs all
 * of them (ADR 140).
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
  const chosenOf = new Map<string, number>();
  const isNeeded = (row: string) => (chosenOf.get(row) ?? 0) < (below.has(row) ? 1 : 2);
  const chosen = new Set<string>();
  const choose = ({ text, rows }: (typeof tests)[number]) => {
    chosen.add(text);
    // A model path tests the machine; other tests check what shoppers see.
    if (MODELS.test(text)) return;
    for (const row of rows) chosenOf.set(row, (chosenOf.get(row) ?? 0) + 1);
  };
  for (const test of tests) {
    if (test.rows.length === 0 || MODELS.test(test.text) || ROAD.test(test.text)) choose(test);
  }
  for (;;) {
    const [best] = tests
      .filter(({ text }) => !chosen.has(text))
      .map((test) => ({ test, needed: test.rows.filter(isNeeded).length }))
      .toSorted((one, other) => other.needed - one.needed);
    if (best === undefined || best.needed === 0) break;
    choose(best.test);
  }
  return tests.flatMap(({ text }) => (chosen.has(text) ? [text] : []));
}

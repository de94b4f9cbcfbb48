const NAMED = /\[((?:[A-Z][A-Z0-9]*-\d+(?:,\s*)?)+)\]/g;

/** Row ids in square brackets in a test's title, or in its source: `[CART-01] [CART-02, CART-03]`. */
export function requirementIds(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(/,\s*/).filter(Boolean));
}

/** A question: a requirement row, an amount of yen, or a displayed text. */
export type Question =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'price'; readonly yen: number }
  | { readonly kind: 'word'; readonly text: string };

const ROW = /^[A-Z][A-Z0-9]*-\d+$/i;
const PRICE = /^[¥￥]?\s*(\d{1,3}(?:,\d{3})+|\d+)\s*(?:円|yen)?$/i;

/** Parses a question: `CART-07`, `¥880`, `3,000`, or anything else, which is a text. */
export function readQuestion(asked: string): Question {
  const text = asked.trim();
  if (ROW.test(text)) return { kind: 'row', id: text.toUpperCase() };
  const [, digits] = PRICE.exec(text.normalize('NFKC')) ?? [];
  if (digits !== undefined) return { kind: 'price', yen: Number(digits.replaceAll(',', '')) };
  return { kind: 'word', text };
}

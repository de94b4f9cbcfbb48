/** A question: a requirement row, an amount of yen, a design token or colour, or a displayed text. */
export type Question =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'price'; readonly yen: number }
  /** `color.action.tint`, `color-action-tint` or `#7ac719`. */
  | { readonly kind: 'token'; readonly name: string }
  | { readonly kind: 'word'; readonly text: string };

const ROW = /^[A-Z][A-Z0-9]*-\d+$/i;
const PRICE = /^[¥￥]?\s*(\d{1,3}(?:,\d{3})+|\d+)\s*(?:円|yen)?$/i;
/** As styles write a token, as the browser's inspector shows it, or a colour. */
const TOKEN = /^(?:var\()?(?:--|vars\.)([a-z][\w.-]*)\)?$|^(#[\da-f]{6})$/i;

/** Parses a question: `CART-07`, `¥880`, `3,000`, `--color-text-muted`, or anything else, which is a text. */
export function readQuestion(asked: string): Question {
  const text = asked.trim();
  if (ROW.test(text)) return { kind: 'row', id: text.toUpperCase() };
  const [, digits] = PRICE.exec(text.normalize('NFKC')) ?? [];
  if (digits !== undefined) return { kind: 'price', yen: Number(digits.replaceAll(',', '')) };
  const [, token, color] = TOKEN.exec(text) ?? [];
  const name = token ?? color;
  if (name !== undefined) return { kind: 'token', name };
  return { kind: 'word', text };
}

/** @jsxRuntime automatic */
import { formatYen, type Words } from '../words.ts';

/** An amount of yen in tabular digits. */
export function Money({ words, yen }: { readonly words: Words; readonly yen: number }) {
  return <span className="money">{words('summary.yen', { n: formatYen(yen) })}</span>;
}

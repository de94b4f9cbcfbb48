/** @jsxRuntime automatic */
import type { CartAttribute } from '../../cart/cart-attributes.ts';
import { formatYen, type Words } from '../words.ts';

/** A cart or order line to display. */
export interface ShownLine {
  readonly id: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly amount: number;
  readonly attributes: readonly CartAttribute[];
  readonly notice: 'reduced' | 'soldOut' | null;
  /** whether it goes with the line before it */
  readonly isNested: boolean;
}

/** Images, names, quantities and prices. */
export function LineList({ words, lines }: { readonly words: Words; readonly lines: readonly ShownLine[] }) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.id} className={line.isNested ? 'line nested' : 'line'}>
          {line.imageUrl === null ? (
            <span className="picture" />
          ) : (
            <img className="picture" src={line.imageUrl} alt="" width={64} height={64} />
          )}
          <div className="line-text">
            <p className="line-title">{line.title}</p>
            {line.variantTitle === '' ? null : <p className="light">{line.variantTitle}</p>}
            <p className="light">{words('summary.quantityOf', { n: line.quantity })}</p>
            {line.attributes.filter(isShown).map(({ key, value }) => (
              <p className="light" key={key}>
                {key}: {value}
              </p>
            ))}
            {line.notice === null ? null : <p className="error">{words(`summary.${line.notice}`)}</p>}
          </div>
          <Money words={words} yen={line.amount} />
        </li>
      ))}
    </ul>
  );
}

/** A key that begins with an underscore is internal to shop and warehouse, as at the provider. */
function isShown({ key }: CartAttribute): boolean {
  return !key.startsWith('_');
}

/** An amount of yen in tabular digits. */
export function Money({ words, yen }: { readonly words: Words; readonly yen: number }) {
  return <span className="money">{words('summary.yen', { n: formatYen(yen) })}</span>;
}

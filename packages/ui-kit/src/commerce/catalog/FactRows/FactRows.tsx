import { row, rows, term as termStyle, text as textStyle } from './FactRows.css.ts';

export interface FactRowsProps {
  /** What each fact is about, a short noun, and the fact */
  facts: readonly { readonly term: string; readonly text: string }[];
}

/** Facts beside their names, between hairlines. */
export function FactRows({ facts }: FactRowsProps) {
  return (
    <dl className={rows}>
      {facts.map(({ term, text }) => (
        <div key={term} className={row}>
          <dt className={termStyle}>{term}</dt>
          <dd className={textStyle}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

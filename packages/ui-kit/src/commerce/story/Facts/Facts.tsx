import { WholePieces } from '#primitives/WholePieces/WholePieces.tsx';
import { name as nameStyle, row, text as textStyle } from './Facts.css.ts';

export interface FactsProps {
  /** The subject of each fact, a short noun, and the fact. */
  facts: readonly { readonly name: string; readonly text: string }[];
}

/** Terms with their facts, between hairlines. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(({ name, text }) => (
        <div key={name} className={row}>
          <dt className={nameStyle}>{name}</dt>
          <dd className={textStyle}>
            <WholePieces>{text}</WholePieces>
          </dd>
        </div>
      ))}
    </dl>
  );
}

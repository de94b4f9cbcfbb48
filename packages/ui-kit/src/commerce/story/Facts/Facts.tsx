import { WholePieces } from '#primitives/WholePieces/WholePieces.tsx';
import * as styles from './Facts.css.ts';

export interface FactsProps {
  /** The subject of each fact, a short noun, and the fact. */
  facts: readonly { readonly name: string; readonly text: string }[];
}

/** Terms with their facts, between hairlines. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(({ name, text }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>
            <WholePieces>{text}</WholePieces>
          </dd>
        </div>
      ))}
    </dl>
  );
}

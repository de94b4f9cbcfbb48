import { Facts, type FactsProps } from '../../story/Facts/Facts.tsx';
import * as styles from './ProducerWords.css.ts';

export interface ProducerWordsProps extends FactsProps {
  /** A quote, to which the component adds no quotation marks, and its speaker */
  quote?: { readonly text: string; readonly speaker: string } | undefined;
  text: string;
}

/** A producer's quote, a text about them, and facts (LIST-06). */
export function ProducerWords({ quote, text, facts }: ProducerWordsProps) {
  return (
    <>
      {quote && (
        <>
          <blockquote className={styles.quote}>
            <p>{quote.text}</p>
          </blockquote>
          <p className={styles.speaker}>{quote.speaker}</p>
        </>
      )}
      <p className={styles.text}>{text}</p>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      )}
    </>
  );
}

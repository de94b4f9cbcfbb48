import { Facts, type FactsProps } from '../../story/Facts/Facts.tsx';
import {
  facts as factsStyle,
  quote as quoteStyle,
  speaker as speakerStyle,
  text as textStyle,
} from './ProducerWords.css.ts';

export interface ProducerWordsProps extends FactsProps {
  /** What they say, without quotation marks of the component's own, and who says it */
  quote?: { readonly text: string; readonly speaker: string } | undefined;
  text: string;
}

/** What somebody who grows plants says, what is told of them, and facts (LIST-06). */
export function ProducerWords({ quote, text, facts }: ProducerWordsProps) {
  return (
    <>
      {quote && (
        <>
          <blockquote className={quoteStyle}>
            <p>{quote.text}</p>
          </blockquote>
          <p className={speakerStyle}>{quote.speaker}</p>
        </>
      )}
      <p className={textStyle}>{text}</p>
      {facts.length > 0 && (
        <div className={factsStyle}>
          <Facts facts={facts} />
        </div>
      )}
    </>
  );
}

import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronDown } from '#primitives/Icon/icon-shapes.ts';
import { WholePieces } from '#primitives/WholePieces/WholePieces.tsx';
import { answer, chevron, item, question, title } from './Faq.css.ts';

export interface FaqProps {
  questions: readonly { name: string; text: string }[];
}

/** Questions that unfold their answers, the first one open: the browser's own disclosures, without any code. */
export function Faq({ questions }: FaqProps) {
  return (
    <div>
      {questions.map(({ name, text }, index) => (
        <details key={name} className={item} open={index === 0}>
          <summary className={question}>
            <h3 className={title}>{name}</h3>
            <span className={chevron}>
              <Icon shape={chevronDown} size={20} />
            </span>
          </summary>
          <p className={answer}>
            <WholePieces>{text}</WholePieces>
          </p>
        </details>
      ))}
    </div>
  );
}

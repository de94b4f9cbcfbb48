import { Button } from '#primitives/Button/Button.tsx';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronDown, windowPane } from '#primitives/Icon/icon-shapes.ts';
import { RadioRows, type RadioRowsProps } from '#primitives/RadioRows/RadioRows.tsx';
import { type FitWord, FitWords } from '../FitWords/FitWords.tsx';
import * as styles from './WindowCheck.css.ts';

export interface WindowCheckProps {
  title: string;
  /** @default 'row' */
  place?: keyof typeof styles.root;
  /** What it does, above the questions */
  lead: string;
  /** Where the answers are sent without JavaScript, and what of the address stays */
  action: string;
  rest?: Readonly<Record<string, string>>;
  questions: readonly Pick<RadioRowsProps, 'label' | 'name' | 'options'>[];
  /** Beside the title once both are answered: what is drawn in which light */
  words: readonly FitWord[];
  /** Read aloud before that */
  subject: string;
  /** What the answers come to, by light: announced when they change */
  answers: readonly Pick<FitWord, 'label' | 'lights'>[];
  /** Without JavaScript, and to take the answers back */
  submitLabel: string;
  resetLabel: string;
}

/**
 * Two questions about the shopper's window (FIT-01): a disclosure and a form of the browser's own. What answers them names the light on an
 * element around it, as `FitWords` reads it.
 */
export function WindowCheck(props: WindowCheckProps) {
  const { title, lead, action, rest = {}, questions, words, subject, answers } = props;
  return (
    <details className={styles.root[props.place ?? 'row']} data-window-check="" data-print="no">
      <summary className={styles.head}>
        <Icon shape={windowPane} size={22} />
        <span className={styles.title}>{title}</span>
        <FitWords subject={subject} words={words} />
        <span className={styles.chevron}>
          <Icon shape={chevronDown} size={18} />
        </span>
      </summary>
      <form className={styles.body} action={action} method="get" data-window-form="">
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={styles.lead}>{lead}</p>
        {questions.map((question) => (
          <RadioRows key={question.name} {...question} />
        ))}
        <p className={styles.answers} role="status">
          {answers.map(({ label, lights }) => (
            <span key={label} className={styles.answer} data-in={lights.join(' ')}>
              {label}
            </span>
          ))}
        </p>
        <div className={styles.buttons}>
          <noscript>
            <Button type="submit" size="small">
              {props.submitLabel}
            </Button>
          </noscript>
          <button type="reset" className={styles.reset}>
            {props.resetLabel}
          </button>
        </div>
      </form>
    </details>
  );
}

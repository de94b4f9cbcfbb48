import { VisuallyHidden } from '#primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type FitTone, root, type WindowLight, word } from './FitWords.css.ts';

/** What is said in some lights. */
export interface FitWord {
  tone: FitTone;
  label: string;
  /** In which it is said; the words of a list have no light in common */
  lights: readonly WindowLight[];
}

export interface FitWordsProps {
  /** Read aloud before the word: its subject */
  subject: string;
  words: readonly FitWord[];
}

/**
 * How something suits the shopper's window, in a word (FIT-01). All words are in the page, the same for all visitors; that of the light which an
 * element around it names (`data-window-light`, on `<html>`) is drawn, and without one none.
 */
export function FitWords({ subject, words }: FitWordsProps) {
  return (
    <span className={root}>
      <VisuallyHidden>{subject}</VisuallyHidden>
      {words.map(({ tone, label, lights }) => (
        <span key={label} className={word[tone]} data-in={lights.join(' ')}>
          {label}
        </span>
      ))}
    </span>
  );
}

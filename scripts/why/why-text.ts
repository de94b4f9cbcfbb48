import type { Lead, SourceFile } from './lead';
import type { Question } from './read-question';
import { whyPrice } from './why-price';
import { whyRow } from './why-row';
import { whyWord } from './why-word';

/**
 * The answer to a question, as it is printed: a heading and the lines below it for each kind of lead that there is.
 * @param most how many lines a heading has; it says how many more there are
 * @returns null when nothing leads anywhere
 */
export function whyText(files: readonly SourceFile[], question: Question, most: number): string | null {
  const leads = leadsOf(files, question).filter(({ lines }) => lines.length > 0);
  if (leads.length === 0) return null;
  return leads
    .map(({ title, lines }) => {
      const more = lines.length - most;
      return [title, ...lines.slice(0, most), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n  ');
    })
    .join('\n\n');
}

function leadsOf(files: readonly SourceFile[], question: Question): Lead[] {
  switch (question.kind) {
    case 'row':
      return whyRow(files, question.id);
    case 'price':
      return whyPrice(files, question.yen);
    case 'word':
      return whyWord(files, question.text);
  }
}

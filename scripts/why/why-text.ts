import type { Lead, SourceFile } from './lead';
import type { Question } from './read-question';
import { whyPrice } from './why-price';
import { whyRow } from './why-row';
import { whyToken } from './why-token';
import { whyWord } from './why-word';

/**
 * The printed answer: a heading with lines for each kind of lead.
 * @param most maximum lines per heading; it prints how many more exist
 * @returns null without any lead
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
    case 'token':
      return whyToken(files, question.name);
    case 'word':
      return whyWord(files, question.text);
  }
}

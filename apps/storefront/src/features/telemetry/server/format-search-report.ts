import type { SearchTermSummary } from './search-term.repository';

/** Words that may be typed into a shell between quotes: they come from visitors. */
const TYPEABLE = /^[\p{L}\p{M}\p{N} ーヽヾ・々]+$/u;

/**
 * What was searched for as a merchant's list of tasks (SEARCH-09): words that found nothing, that were taken for others, and whose results
 * nobody pressed. Each word is in one part, the most frequent first.
 */
export function formatSearchReport(
  terms: readonly SearchTermSummary[],
  { days, least }: { readonly days: number; readonly least: number },
): string {
  const searches = terms.reduce((sum, term) => sum + term.searches, 0);
  const head = `Of ${days} days: ${searches} searches for ${terms.length} different words (searched at least ${least} times).`;
  if (terms.length === 0) return head;
  const found = terms.filter(({ results }) => results > 0);
  return [
    head,
    part(
      'Found nothing',
      'Say what it means where the shop has it; else it is a wish for the assortment.',
      terms.filter(({ results }) => results === 0),
      (term) => command(term.term, 'MEANING'),
    ),
    part(
      'Taken for another word',
      'Right: say so, and it is found without a slip. Wrong: say what it means.',
      found.filter(({ correction }) => correction !== null),
      ({ term, correction }) => `taken for ${correction}${command(term, correction ?? '')}`,
    ),
    part(
      'Found, and nothing pressed',
      'Look at what is shown first: it may be the wrong thing, sold out, or named by another word.',
      found.filter(({ correction, presses }) => correction === null && presses === 0),
      ({ results }) => `${results} results`,
    ),
  ].join('\n\n');
}

function part(
  title: string,
  about: string,
  terms: readonly SearchTermSummary[],
  rest: (term: SearchTermSummary) => string,
): string {
  if (terms.length === 0) return `## ${title}\n\nnone`;
  const lines = terms.map((summary) => {
    const { term, locale, searches } = summary;
    return `- [ ] ${[term, locale, `${searches} searches`, rest(summary)].filter((text) => text !== '').join('  ')}`;
  });
  return `## ${title}\n\n${about}\n\n${lines.join('\n')}`;
}

/** What adds the synonym, where the word can be typed. */
function command(word: string, meaning: string): string {
  if (!TYPEABLE.test(word) || !TYPEABLE.test(meaning)) return '';
  const quoted = meaning === 'MEANING' ? meaning : `'${meaning}'`;
  return `${meaning === 'MEANING' ? '' : '  '}npm run search:synonym -- '${word}' ${quoted}`;
}

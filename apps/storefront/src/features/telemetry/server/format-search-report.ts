import type { SearchTermSummary } from './search-term.repository';

/** Terms that are safe in quotes in a shell: they come from visitors. */
const TYPEABLE = /^[\p{L}\p{M}\p{N} ーヽヾ・々]+$/u;

/**
 * The search report as a merchant's task list (SEARCH-09): terms without results, corrected terms, and terms whose results were
 * not pressed. Each term is in one part, most frequent first.
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

/** The command that adds the synonym, if the term is safe. */
function command(word: string, meaning: string): string {
  if (!TYPEABLE.test(word) || !TYPEABLE.test(meaning)) return '';
  const quoted = meaning === 'MEANING' ? meaning : `'${meaning}'`;
  return `${meaning === 'MEANING' ? '' : '  '}npm run search:synonym -- '${word}' ${quoted}`;
}

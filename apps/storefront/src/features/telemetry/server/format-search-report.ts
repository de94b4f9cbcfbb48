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
  const head = `Last ${days} days: ${searches} searches for ${terms.length} different words, each searched at least ${least} times. A line has the word, its language, its number of searches, and what to do.`;
  if (terms.length === 0)
    return `${head}\nNothing is counted yet: a search counts when its page was shown in a browser.`;
  const found = terms.filter(({ results }) => results > 0);
  return [
    head,
    part(
      'Found nothing',
      'If the shop has it under another word, replace MEANING by a word of its pages and run the command; the search knows it after the next build. If not, shoppers ask for what the shop does not sell.',
      terms.filter(({ results }) => results === 0),
      (term) => command(term.term, 'MEANING'),
    ),
    part(
      'Taken for another word',
      'If the correction is right, run the command: the word is then known and no longer corrected. If it is wrong, put the right word in its place.',
      found.filter(({ correction }) => correction !== null),
      ({ term, correction }) => `taken for ${correction}${command(term, correction ?? '')}`,
    ),
    part(
      'Found, and nothing pressed',
      'Search for it in the shop and look at the first results: they may be the wrong thing, sold out, or named by another word.',
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

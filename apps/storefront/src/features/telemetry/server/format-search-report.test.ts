import { describe, expect, test } from 'vitest';
import { formatSearchReport } from './format-search-report';
import type { SearchTermSummary } from './search-term.repository';

const searched = (term: string, more: Partial<SearchTermSummary> = {}): SearchTermSummary => ({
  locale: 'ja',
  term,
  searches: 3,
  presses: 1,
  results: 5,
  correction: null,
  ...more,
});
const report = (...terms: SearchTermSummary[]) => formatSearchReport(terms, { days: 30, least: 2 });

describe('[SEARCH-09] the tasks of the search report', () => {
  test('list queries without results, with corrections and without clicks, each once', () => {
    const text = report(
      searched('ペペロミア', { results: 0, presses: 0, searches: 9 }),
      searched('もんすら', { correction: 'モンステラ', presses: 0 }),
      searched('soil', { locale: 'en', presses: 0, results: 24 }),
      searched('盆栽'),
    );
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      "- [ ] ペペロミア  ja  9 searches  npm run search:synonym -- 'ペペロミア' MEANING",
      "- [ ] もんすら  ja  3 searches  taken for モンステラ  npm run search:synonym -- 'もんすら' 'モンステラ'",
      '- [ ] soil  en  3 searches  24 results',
    ]);
    expect(text).toContain('18 searches for 4 different words');
  });

  test('contain no command with shell metacharacters', () => {
    for (const word of ["'; rm -rf ~; '", '$(id)', '`id`', '--force', 'a\\b', 'a!b'])
      expect(report(searched(word, { results: 0 }))).not.toContain('search:synonym');
  });

  test('says what counts where nothing was searched for', () => {
    expect(report()).toContain(
      'Last 30 days: 0 searches for 0 different words, each searched at least 2 times.',
    );
    expect(report()).toContain('Nothing is counted yet');
  });
});

/**
 * `npm run search:report [-- --days 30 --least 2]`: shoppers' searches as a list of tasks: terms without results, terms corrected to
 * others, and terms whose results were never pressed (SEARCH-09).
 */
import { formatSearchReport } from '../src/features/telemetry/server/format-search-report';
import {
  SEARCH_TERM_DAYS,
  summarizeSearchTerms,
} from '../src/features/telemetry/server/search-term.repository';
import { readOptions } from './read-options.mjs';
import { readWholeNumber } from './read-whole-number';
import { withStoreOfCommand } from './with-store-of-command';

const { values } = readOptions(
  {
    usage: 'npm run search:report -- [options]',
    about:
      'What shoppers searched for, as a list of tasks for whoever keeps the words of the search (SEARCH-09).',
  },
  {
    days: {
      type: 'string',
      value: 'N',
      default: '30',
      about: `of so many days (${SEARCH_TERM_DAYS} at most)`,
    },
    least: {
      type: 'string',
      value: 'N',
      default: '2',
      about: 'words that were searched for so many times at least',
    },
  },
);

await withStoreOfCommand(async (store) => {
  const days = readWholeNumber('--days', values.days, { most: SEARCH_TERM_DAYS });
  const least = readWholeNumber('--least', values.least);
  const terms = await summarizeSearchTerms(await store.ready(), { days, least });
  console.log(formatSearchReport(terms, { days, least }));
});

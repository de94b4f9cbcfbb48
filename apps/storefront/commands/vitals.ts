/**
 * `npm run vitals [-- --days 7]`: the performance of pages as shoppers' browsers measured it, as the 75th percentile by kind of page and
 * device, and the errors that browsers reported (OBS-07).
 */
import { listClientErrors } from '../src/features/telemetry/server/client-error.repository';
import { formatClientErrors, formatVitals } from '../src/features/telemetry/server/format-vitals';
import { summarizeVitals, VITALS_DAYS } from '../src/features/telemetry/server/web-vital.repository';
import { readOptions } from './read-options.mjs';
import { readWholeNumber } from './read-whole-number';
import { withStoreOfCommand } from './with-store-of-command';

const { values } = readOptions(
  {
    usage: 'npm run vitals -- [options]',
    about: 'How pages did for shoppers, and the errors that browsers told of (OBS-07).',
  },
  {
    days: {
      type: 'string',
      value: 'N',
      default: String(VITALS_DAYS),
      about: `of so many days (${VITALS_DAYS} at most)`,
    },
  },
);

await withStoreOfCommand(async (store) => {
  const days = readWholeNumber('--days', values.days, { most: VITALS_DAYS });
  const pool = await store.ready();
  console.log(formatVitals(await summarizeVitals(pool, days)));
  console.log(formatClientErrors(await listClientErrors(pool, days)));
});

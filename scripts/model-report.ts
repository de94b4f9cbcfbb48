/**
 * Combines the results of the model test levels in reports/models into reports/models/index.html. Fails while a required state or
 * transition was not visited. `npm run test:models` runs the levels first.
 */
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { writeReport } from './models/write-report';
import { projectRoot } from './setup/project-root.mjs';

readOptions({
  usage: 'npx tsx scripts/model-report.ts',
  about: 'Puts what the levels of the model tests left into reports/models/index.html.',
});

const wrong = await writeReport(join(projectRoot, 'reports/models'));
for (const sentence of wrong) console.error(sentence);
console.log(
  `reports/models/index.html: ${wrong.length === 0 ? 'everything was gone through' : `${wrong.length} complaints`}`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

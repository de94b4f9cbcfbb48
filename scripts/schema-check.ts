/**
 * Validates every operation against each newer schema that npm has: what would break, what is deprecated and why. Ends with
 * exit code 1 when something breaks in the newest version that is not retired. Works offline from what it fetched before.
 */
import { join } from 'node:path';
import { SCHEMA_PACKAGE, SCHEMA_PACKAGE_VERSION } from '../packages/graphql/src/schema';
import { loadOperations } from './schema/load-operations';
import { formatProblem } from './schema/operation-problem';
import { listVersions, readReleasedSchema } from './schema/schema-package';
import { schemaReport } from './schema/schema-report';
import { newestOfEachLine } from './schema/schema-versions';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

const CACHE = join(projectRoot, '.cache/schemas');

await runAsCommand(async (print) => {
  const { document, operationCount, problems } = loadOperations(
    projectRoot,
    'packages/graphql/src/operations',
  );
  if (problems.length > 0) {
    throw new Error(problems.map(formatProblem).join('\n'));
  }
  const { versions, isOffline } = listVersions(CACHE);
  const wanted = newestOfEachLine(versions, SCHEMA_PACKAGE_VERSION);
  if (wanted.length === 0) {
    throw new Error('npm does not answer and no schema was fetched before');
  }
  print(
    `${operationCount} operations against ${SCHEMA_PACKAGE}${isOffline ? ', offline, as fetched before' : ''}`,
  );
  const { lines, isBroken } = schemaReport(
    wanted.map((version) => readReleasedSchema(CACHE, version)),
    document,
    new Date(),
  );
  for (const line of lines) {
    print(line);
  }
  if (isBroken) {
    throw new Error('something breaks in the newest version');
  }
});

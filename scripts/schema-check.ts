/**
 * Validates every operation against each newer schema on npm: breakages, and deprecations with reasons. It also validates the documents of
 * the store commands, and the local platform's part of the Admin API, against the provider's Admin schema. Exits with code 1 when something
 * breaks in the newest supported version, or differs there. Works offline from earlier downloads.
 */
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { SCHEMA_PACKAGE, SCHEMA_PACKAGE_VERSION } from '../packages/graphql/src/schema';
import { ADMIN_SCHEMA_PACKAGE, readAdminSchema } from './schema/admin-schema';
import { adminProblems } from './schema/check-admin-documents';
import { loadOperations } from './schema/load-operations';
import { formatProblem } from './schema/operation-problem';
import { listVersions, readReleasedSchema } from './schema/schema-package';
import { schemaReport } from './schema/schema-report';
import { newestOfEachLine } from './schema/schema-versions';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

readOptions({
  usage: 'npm run schema:check',
  about: 'Validates every operation against each newer schema that npm has.',
});

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
    throw new Error('npm does not respond and no schema was fetched before');
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
  const adminLines = adminProblems(projectRoot, readAdminSchema(CACHE));
  print(
    `the Admin API's documents and local schema against ${ADMIN_SCHEMA_PACKAGE}: ${adminLines.length} problems`,
  );
  for (const line of adminLines) {
    print(`  ${line}`);
  }
  if (adminLines.length > 0) {
    throw new Error("the Admin API documents do not match the provider's schema");
  }
  if (isBroken) {
    throw new Error('the newest version has breaking changes');
  }
});

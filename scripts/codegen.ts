/**
 * Generates types, documents and hooks (codegen.ts at the root says what). Prints which schema they come from; with
 * CODEGEN_STORE_DOMAIN and CODEGEN_STORE_TOKEN in the environment it is that store's live schema, compared with the pinned one.
 * An operation that the schema does not have is told with file and line before anything is generated. `--watch` keeps going.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildClientSchema, type GraphQLSchema, printSchema } from 'graphql';
import { STOREFRONT_API_VERSION } from '../packages/graphql/src/api-version';
import { loadPinnedSchema, SCHEMA_PACKAGE } from '../packages/graphql/src/schema';
import { fetchLiveSchema, storeFromEnvironment } from './schema/live-schema';
import { loadOperations } from './schema/load-operations';
import { formatProblem } from './schema/operation-problem';
import { schemaChanges } from './schema/schema-changes';
import { validateOperations } from './schema/validate-operations';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

const OPERATIONS = 'packages/graphql/src/operations';
const SCHEMA_FILE = join(projectRoot, '.cache/codegen-schema.graphql');

await runAsCommand(async (print, signal) => {
  const { introspection, packageVersion, sha256 } = loadPinnedSchema();
  print(`schema ${STOREFRONT_API_VERSION} from ${SCHEMA_PACKAGE} ${packageVersion}, SHA-256 ${sha256}`);
  const pinned = buildClientSchema(introspection, { assumeValid: true });
  const store = storeFromEnvironment(process.env);
  const live = store && (await fetchLiveSchema(store));
  if (store && live) {
    print(
      `schema ${live.servedVersion ?? 'of an unnamed version'} live from ${store.domain} is used instead`,
    );
    printChanges(pinned, live.schema, print);
  }
  const schema = live?.schema ?? pinned;

  const { document, problems } = loadOperations(projectRoot, OPERATIONS);
  const { broken } = validateOperations(schema, document);
  const faults = [...problems, ...(problems.length > 0 ? [] : broken)];
  const isWatching = process.argv.includes('--watch');
  for (const fault of faults) {
    print(formatProblem(fault));
  }
  if (faults.length > 0 && !isWatching) {
    throw new Error(`faults in the operations: ${faults.length}; nothing was generated`);
  }
  mkdirSync(dirname(SCHEMA_FILE), { recursive: true });
  writeFileSync(SCHEMA_FILE, printSchema(schema));
  await generate(signal);
});

function printChanges(pinned: GraphQLSchema, live: GraphQLSchema, print: (line: string) => void): void {
  const { breaking, dangerous, added } = schemaChanges(pinned, live);
  const groups = { 'breaking change': breaking, 'dangerous change': dangerous, addition: added };
  for (const [name, lines] of Object.entries(groups)) {
    print(`${lines.length} ${name}${lines.length === 1 ? '' : 's'} compared with the pinned schema`);
    for (const line of lines) {
      print(`  ${line}`);
    }
  }
}

/** Runs the generator with its own options, `--watch` among them. */
function generate(signal: AbortSignal): Promise<void> {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('@graphql-codegen/cli/package.json');
  const { bin } = require(manifest) as { bin: Record<string, string> };
  const generator = spawn(
    process.execPath,
    [
      join(dirname(manifest), bin['graphql-codegen'] ?? ''),
      '--config',
      'codegen.ts',
      ...process.argv.slice(2),
    ],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, CODEGEN_SCHEMA_FILE: SCHEMA_FILE }, signal },
  );
  return new Promise((resolve, reject) => {
    generator.on('error', (error) => (signal.aborted ? resolve() : reject(error)));
    generator.on('exit', (code) =>
      code === 0 || signal.aborted
        ? resolve()
        : reject(new Error(`the generator ended with exit code ${code}`)),
    );
  });
}

/**
 * Generates types, documents and hooks (codegen.ts at the root says what). Prints which schema they come from; with
 * CODEGEN_STORE_DOMAIN and CODEGEN_STORE_TOKEN in the environment it is that store's live schema, compared with the pinned one.
 * An operation that the schema does not have is told with file and line before anything is generated.
 *   npm run codegen [-- --watch]
 *     --watch  generate again whenever an operation changes, until Ctrl-C
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClientSchema, type GraphQLSchema } from 'graphql';
import config from '../codegen';
import { STOREFRONT_API_VERSION } from '../packages/graphql/src/api-version';
import { loadPinnedSchema, SCHEMA_PACKAGE } from '../packages/graphql/src/schema';
import { generateRound, OPERATIONS } from './codegen/generate-round';
import { watchFolders } from './codegen/watch-folders';
import { generatedInputs, isGeneratedFrom } from './launcher/generated-stamp';
import { fetchLiveSchema, storeFromEnvironment } from './schema/live-schema';
import { schemaChanges } from './schema/schema-changes';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

/** What a running watch has read already: a change of these needs a new start. */
const READ_ONCE = ['codegen.ts', 'packages/graphql/codegen'];

await runAsCommand(async (print, signal) => {
  const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
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
  const generate = async () => {
    const began = Date.now();
    const files = await generateRound({ config, schema: live?.schema ?? pinned, isPinned: !live });
    print(`generated ${files} files in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  if (!values.watch) return await generate();

  await watchFolders({
    paths: [OPERATIONS, ...READ_ONCE].map((path) => join(projectRoot, path)),
    root: projectRoot,
    round: async (changed) => {
      const isFirst = changed.length === 0;
      if (isFirst && !live && isGeneratedFrom(generatedInputs()))
        return print('the generated code is up to date');
      const readOnce = changed.filter((file) => READ_ONCE.some((path) => file.startsWith(path)));
      for (const file of readOnce) print(`${file} changed: start this again to use it`);
      if (isFirst || changed.length > readOnce.length) await generate();
    },
    onLine: print,
    signal,
  });
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

/**
 * Generates types, documents and hooks (configured by codegen.ts at the root), the shop's messages, and the inline scripts of its pages.
 * Prints the schema's source. CODEGEN_STORE_DOMAIN and CODEGEN_STORE_TOKEN select that store's live schema, compared with the pinned one.
 * An operation outside of the schema is reported with file and line before generation.
 *   npm run codegen [-- --watch]
 *     --watch  generate again after each change of an operation, a message, its use or an inline script, until Ctrl-C
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildClientSchema, type GraphQLSchema } from 'graphql';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { STOREFRONT_API_VERSION } from '../packages/graphql/src/api-version';
import { loadPinnedSchema, SCHEMA_PACKAGE } from '../packages/graphql/src/schema';
import { generateRound, OPERATIONS } from './codegen/generate-round';
import { generateInlineScripts, INLINE_RULES } from './codegen/inline-scripts';
import {
  generateShopMessages,
  MESSAGE_CONSTANTS,
  MESSAGE_FILES,
  MESSAGE_SOURCE,
} from './codegen/messages/shop-messages';
import { watchFolders } from './codegen/watch-folders';
import { generatedInputs, isGeneratedFrom } from './launcher/generated-stamp';
import { fetchLiveSchema, storeFromEnvironment } from './schema/live-schema';
import { schemaChanges } from './schema/schema-changes';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

/** Output files and hooks: reloaded in each round, so a new hook needs no restart. */
const CONFIG = 'codegen.ts';
/** Inputs that a running watch reads once: a change needs a restart. */
const READ_ONCE = ['packages/graphql/codegen', ...MESSAGE_CONSTANTS];

const { values } = readOptions(
  {
    usage: 'npm run codegen -- [options]',
    about: 'Generates types, documents, hooks, messages and the scripts of the pages.',
  },
  {
    watch: {
      type: 'boolean',
      default: false,
      about: 'generate again whenever something changes, until Ctrl-C',
    },
  },
);

await runAsCommand(async (print, signal) => {
  const { introspection, packageVersion, sha256 } = loadPinnedSchema();
  print(`schema ${STOREFRONT_API_VERSION} from ${SCHEMA_PACKAGE} ${packageVersion}, SHA-256 ${sha256}`);
  const pinned = buildClientSchema(introspection, { assumeValid: true });
  const store = storeFromEnvironment(process.env);
  const live = store && (await fetchLiveSchema(store));
  if (store && live) {
    print(
      `schema ${live.servedVersion ?? 'of an unnamed version'} of the live store ${store.domain} is used instead`,
    );
    printChanges(pinned, live.schema, print);
  }
  const generate = async () => {
    const began = Date.now();
    const config = await readConfig();
    const files = await generateRound({ config, schema: live?.schema ?? pinned, isPinned: !live });
    print(`generated ${files} files in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  let told = '';
  const compileMessages = () => {
    const unsaid: string[] = [];
    const files = generateShopMessages(values.watch ? (line) => unsaid.push(line) : undefined);
    // Each save starts a round: an unchanged list is printed once.
    if (unsaid.join() !== told) unsaid.forEach(print);
    told = unsaid.join();
    if (files > 0) print(`generated ${files} files of messages`);
  };
  const bundleScripts = () => {
    if (generateInlineScripts() > 0) print('generated the inline scripts');
  };
  if (!values.watch) {
    await generate();
    compileMessages();
    return bundleScripts();
  }

  await watchFolders({
    paths: [OPERATIONS, CONFIG, MESSAGE_FILES, MESSAGE_SOURCE, INLINE_RULES, ...READ_ONCE].map((path) =>
      join(projectRoot, path),
    ),
    root: projectRoot,
    round: async (changed) => {
      const isFirst = changed.length === 0;
      const hasChanged = (...paths: string[]) =>
        changed.some(
          (file) => !file.includes('/__generated__/') && paths.some((path) => file.startsWith(path)),
        );
      for (const path of READ_ONCE) {
        if (hasChanged(path)) print(`${path} changed: restart to use it`);
      }
      const isUpToDate = isFirst && !live && isGeneratedFrom(generatedInputs());
      if (isUpToDate) print('the generated code is up to date');
      else if (isFirst || hasChanged(OPERATIONS, CONFIG)) await generate();
      if (isFirst || hasChanged(MESSAGE_SOURCE, INLINE_RULES, OPERATIONS)) bundleScripts();
      if (isFirst || hasChanged(MESSAGE_FILES, MESSAGE_SOURCE)) compileMessages();
    },
    onLine: print,
    signal,
  });
});

/** @throws when the file cannot be loaded; the previous config is not reused */
async function readConfig(): Promise<CodegenConfig> {
  const file = join(projectRoot, CONFIG);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  // Modules are cached by name, so the name contains the content.
  const { default: config } = await import(`${pathToFileURL(file).href}?${hash}`);
  return config;
}

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

/**
 * Proof that the platform answers the documents of published Storefront API clients (PLAT-09). The documents come from npm packages
 * (scripts/clients/client-packages.ts), are validated, and sent to a platform with the fixtures. Fails when one is not answered; else
 * writes docs/proofs/clients.md. Clients are neither run, installed nor stored in the repository.
 *   npm run proof:clients                                            needs npm's registry the first time; then what is in .cache
 *   npm run proof:clients -- --copy vercel/commerce=../commerce      with a client that is on no registry, from a working copy
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AskedDocuments, askDocuments } from '../apps/platform/test/clients/ask-documents';
import { collectDocuments } from '../apps/platform/test/clients/collect-documents';
import { shopThings } from '../apps/platform/test/clients/shop-things';
import { EVERY_VERSION, platformUnderTest } from '../apps/platform/test/support/platform-under-test';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { COPIED_CLIENTS, PUBLISHED_CLIENTS, type PublishedClient } from './clients/client-packages';
import { fetchPackage } from './clients/fetch-package';
import { readSources } from './clients/read-sources';
import { projectRoot } from './setup/project-root.mjs';
import { setup } from './testing/contract-database-server';

interface Source extends Omit<PublishedClient, 'packages'> {
  /** source, with its version or commit */
  readonly from: string;
  readonly files: ReadonlyMap<string, string>;
}

const { values } = readOptions(
  {
    usage: 'npm run proof:clients -- [options]',
    about: 'Sends what published clients ask to the platform; writes docs/proofs/clients.md.',
  },
  {
    copy: {
      type: 'string',
      multiple: true,
      default: [],
      value: 'CLIENT=FOLDER',
      about: 'with a client that is on no registry, from a working copy',
    },
  },
);
const cache = join(projectRoot, '.cache/clients');
const published = PUBLISHED_CLIENTS.map(({ packages, ...client }): Source => {
  const read = packages.map((one) => readSources(fetchPackage(one, cache), one.files));
  return {
    ...client,
    from: packages.map(({ name, version }) => `${name} ${version}`).join(', '),
    files: new Map(read.flatMap((files) => [...files])),
  };
});
const copied = values.copy.map((copy): Source => {
  const [title, folder] = copy.split('=');
  const client = COPIED_CLIENTS.find((one) => one.title === title);
  if (client === undefined || folder === undefined) {
    throw new Error(
      `--copy ${copy}: one of ${COPIED_CLIENTS.map((one) => `${one.title}=FOLDER`).join(', ')}`,
    );
  }
  return {
    ...client,
    from: `a working copy at ${commitOf(folder)}`,
    files: readSources(folder, client.files),
  };
});

const stopDatabases = await setup();
const shop = await platformUnderTest(EVERY_VERSION);
const results: { readonly source: Source; readonly asked: AskedDocuments }[] = [];
const faults: string[] = [];
try {
  const things = await shopThings(shop);
  for (const source of [...published, ...copied]) {
    const collected = collectDocuments(source.files);
    const asked = await askDocuments(shop, source, collected, things);
    results.push({ source, asked });
    console.log(
      `${source.title}: ${asked.documents} documents, ${asked.validated} valid, ${asked.answered} answered`,
    );
    if (asked.documents === 0) faults.push(`${source.title}: no document was found`);
    const { excused = [] } = source;
    const met = [...asked.faults, ...collected.unreadable];
    const unmet = excused.filter(({ fault }) => !met.some((one) => one.startsWith(fault)));
    faults.push(
      ...met
        .filter((one) => !excused.some(({ fault }) => one.startsWith(fault)))
        .map((one) => `${source.title}: ${one}`),
      ...unmet.map(({ fault }) => `${source.title}: nothing to excuse: ${fault}`),
    );
  }
} finally {
  await shop.stop();
  await stopDatabases();
}
if (faults.length > 0) throw new Error(`not proven:\n${faults.join('\n')}`);

const sum = (of: (asked: AskedDocuments) => number) => results.reduce((all, { asked }) => all + of(asked), 0);
const folder = join(projectRoot, 'docs/proofs');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'clients.md'),
  `# What published clients send is answered: ${sum(({ answered }) => answered)} of ${sum(({ documents }) => documents)} documents

Made by \`npm run proof:clients\` on ${new Date().toISOString().slice(0, 10)}, at commit ${commitOf(projectRoot)}. Each document was validated against the
schema of the version that its client asks for (one that is gone: of the oldest that is served), and sent with things of the shop's. Answered is: without an error beside
the data, with data that is not all null, and without a user error. Those of the Customer Account API were sent by a customer who had signed in and ordered.

| client | publisher, licence | read from | API | documents | of these of the Customer Account API | valid | answered | fragments alone, valid |
|---|---|---|---|---|---|---|---|---|
${results
  .map(
    ({ source, asked }) =>
      `| ${source.title} | ${source.publisher}, ${source.licence} | ${source.from} | ${source.apiVersion} | ${asked.documents} | ${asked.ofAccount} | ${asked.validated} | ${asked.answered} | ${asked.fragments} |`,
  )
  .join('\n')}

The documents are read out of the syntax of the files, with what is inserted into them; nothing of a client is run, and none is kept here. Not answered, or not read:

${results
  .flatMap(({ source }) =>
    (source.excused ?? []).map(({ fault, why }) => `- ${source.title}: \`${fault}\`: ${why}.`),
  )
  .join('\n')}

Hydrogen’s own browser tests against this platform: [hydrogen-e2e.md](hydrogen-e2e.md). How it is done: [collect-documents.ts](../../apps/platform/test/clients/collect-documents.ts),
[fill-variables.ts](../../apps/platform/test/clients/fill-variables.ts), [ask-documents.ts](../../apps/platform/test/clients/ask-documents.ts).
`,
);
console.log(
  `docs/proofs/clients.md: ${sum(({ answered }) => answered)} documents of ${results.length} clients`,
);

function commitOf(folder: string): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
}

/**
 * Writes the schema delta between consecutive Storefront API versions on npm into apps/platform/schemas: the versions that the local
 * platform serves beside the shop's (ADR 73). Works offline from earlier downloads.
 *   npm run schema:versions
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { STOREFRONT_API_VERSION } from '../packages/graphql/src/api-version';
import { loadPinnedSchema } from '../packages/graphql/src/schema';
import { makeSchemaDelta } from './schema/make-schema-delta';
import { listVersions, readReleasedIntrospection } from './schema/schema-package';
import { newestOfEachLine } from './schema/schema-versions';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

readOptions({
  usage: 'npm run schema:versions',
  about: 'Writes down how each version of the Storefront API differs from the one before it.',
});

const CACHE = join(projectRoot, '.cache/schemas');
const FOLDER = join(projectRoot, 'apps/platform/schemas');
/** The oldest release whose version is served. */
const OLDEST_RELEASE = '2024.10.0';

await runAsCommand(async (print) => {
  const { versions } = listVersions(CACHE);
  const releases = newestOfEachLine(versions, OLDEST_RELEASE).map((version) =>
    readReleasedIntrospection(CACHE, version),
  );
  const pinned = { apiVersion: STOREFRONT_API_VERSION, introspection: loadPinnedSchema().introspection };
  const write = (base: typeof pinned, next: (typeof releases)[number]) => {
    const delta = makeSchemaDelta(base, next);
    writeFileSync(join(FOLDER, `${next.apiVersion}.json`), `${JSON.stringify(delta, null, 1)}\n`);
    const { types, members } = delta;
    print(
      `${next.apiVersion} from ${next.packageVersion}: ${types.put.length} types more than ${base.apiVersion}, ${types.removed.length} fewer, ${Object.keys(members).length} others`,
    );
  };
  // Each relative to its neighbour towards the shop's version. A release may contain the schema of another version.
  const newest = new Map(releases.map((release) => [release.apiVersion, release]));
  const others = [...newest.values()].filter(({ apiVersion }) => apiVersion !== pinned.apiVersion);
  const newer = others.filter(({ apiVersion }) => apiVersion > pinned.apiVersion);
  const older = others.filter(({ apiVersion }) => apiVersion < pinned.apiVersion).reverse();
  for (const chain of [newer, older]) {
    let base = pinned;
    for (const next of chain) {
      write(base, next);
      base = next;
    }
  }
});

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { SCHEMA_PACKAGE } from '../../packages/graphql/src/schema';

/** A schema in a release of the package. */
export interface ReleasedIntrospection {
  readonly packageVersion: string;
  /** e.g. `2025-04`. */
  readonly apiVersion: string;
  readonly introspection: IntrospectionQuery;
}

/** The same, for validation of documents. */
export interface ReleasedSchema extends Omit<ReleasedIntrospection, 'introspection'> {
  readonly schema: GraphQLSchema;
}

const SCHEMA_FILE = 'storefront.schema.json';
const API_VERSION_FILE = 'api-version.txt';
const API_VERSION = /SFAPI_VERSION\s*=\s*["'](\d{4}-\d{2})["']/;

/** Versions of the package on npm; offline the downloaded ones. */
export function listVersions(cache: string): { versions: string[]; isOffline: boolean } {
  try {
    const answer = execFileSync(
      'npm',
      ['view', SCHEMA_PACKAGE, 'versions', '--json', '--fetch-retries=0', '--fetch-timeout=15000'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return { versions: JSON.parse(answer) as string[], isOffline: false };
  } catch {
    // npm's errors do not identify an outage.
    return { versions: existsSync(cache) ? readdirSync(cache) : [], isOffline: true };
  }
}

/** The schema of a release, for validation of documents. */
export function readReleasedSchema(cache: string, packageVersion: string): ReleasedSchema {
  const { introspection, ...release } = readReleasedIntrospection(cache, packageVersion);
  return { ...release, schema: buildClientSchema(introspection, { assumeValid: true }) };
}

/** The introspection of a release, from the cache or else from npm, which fills the cache. */
export function readReleasedIntrospection(cache: string, packageVersion: string): ReleasedIntrospection {
  const folder = join(cache, packageVersion);
  if (!existsSync(folder)) {
    fetchRelease(cache, packageVersion, folder);
  }
  const introspection: unknown = JSON.parse(readFileSync(join(folder, SCHEMA_FILE), 'utf8'));
  return {
    packageVersion,
    apiVersion: readFileSync(join(folder, API_VERSION_FILE), 'utf8'),
    introspection: introspectionOf(introspection),
  };
}

/** Packs the release by name, and keeps only the schema and its API version. */
function fetchRelease(cache: string, packageVersion: string, folder: string): void {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, '.fetching-'));
  try {
    execFileSync('npm', ['pack', `${SCHEMA_PACKAGE}@${packageVersion}`, '--silent'], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [archive = ''] = readdirSync(work);
    execFileSync('tar', ['-xzf', archive], { cwd: work });
    const unpacked = join(work, 'package');
    const kept = join(work, 'kept');
    mkdirSync(kept);
    renameSync(join(unpacked, SCHEMA_FILE), join(kept, SCHEMA_FILE));
    writeFileSync(join(kept, API_VERSION_FILE), findApiVersion(join(unpacked, 'dist'), packageVersion));
    renameSync(kept, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function findApiVersion(dist: string, packageVersion: string): string {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const version =
      name.endsWith('.mjs') || name.endsWith('.js')
        ? API_VERSION.exec(readFileSync(join(dist, name), 'utf8'))
        : null;
    if (version?.[1] !== undefined) {
      return version[1];
    }
  }
  throw new Error(`${SCHEMA_PACKAGE} ${packageVersion} does not name its API version`);
}

/** Some releases wrap the introspection in `data`. */
function introspectionOf(parsed: unknown): IntrospectionQuery {
  const answer = parsed as IntrospectionQuery & { data?: IntrospectionQuery };
  return answer.data ?? answer;
}

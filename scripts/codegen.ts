import { execFileSync } from 'node:child_process';
import { STOREFRONT_API_VERSION } from '../packages/graphql/src/api-version';
import { loadPinnedSchema, SCHEMA_PACKAGE } from '../packages/graphql/src/schema';

const { packageVersion, sha256 } = loadPinnedSchema();
console.log(`schema ${STOREFRONT_API_VERSION} from ${SCHEMA_PACKAGE} ${packageVersion}, SHA-256 ${sha256}`);
execFileSync('graphql-codegen', ['--config', 'codegen.ts', ...process.argv.slice(2)], { stdio: 'inherit' });

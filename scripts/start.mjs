/**
 * `npm start` and, with --dev, `npm run dev`: from a fresh clone to a running shop. Plain JavaScript, because it runs before installation;
 * it then starts the launcher, which is TypeScript.
 */
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { settingsSentence } from './launcher/launcher-env.mjs';
import { readDotEnv } from './launcher/read-dot-env.mjs';
import { unsafeStart } from './launcher/unsafe-start.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { projectRoot } from './setup/project-root.mjs';

readOptions(
  {
    usage: 'npm start, or npm run dev',
    about: 'Installs, builds and starts the shop, the platform and their database. Settings: .env.example.',
  },
  { dev: { type: 'boolean', about: 'watch the sources and reload, in place of a build (npm run dev)' } },
);
// Errors are reported before minutes of installation and build.
try {
  const faults = unsafeStart({ ...readDotEnv(join(projectRoot, '.env')), ...process.env });
  if (faults.length > 0) throw new Error(settingsSentence(faults));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
ensureNode();
await ensureInstalled('start');
const { register } = await import('tsx/esm/api');
register();
await import('./launcher/main.ts');

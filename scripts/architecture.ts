/** `npm run architecture`: draws the import graph of packages and of the shop's folders into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { architecturePage, PAGE } from './architecture/architecture-page';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';

readOptions({ usage: 'npm run architecture', about: 'Draws who imports whom into docs/architecture.md.' });

await runAsCommand(async (print) => {
  const file = join(projectRoot, PAGE);
  const before = readFileSync(file, 'utf8');
  const after = architecturePage(projectRoot, before);
  writeFileSync(file, after);
  print(after === before ? `${PAGE} is up to date` : `${PAGE} is drawn anew`);
});

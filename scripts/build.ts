/** `npm run build`: builds the shop if its sources changed. Needs neither the platform nor the network. */

import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { buildShop } from './launcher/build-shop';
import { generateCode } from './launcher/generate-code';
import { runAsCommand } from './setup/run-as-command';

readOptions({
  usage: 'npm run build',
  about: 'Builds the shop and the folder that runs elsewhere, if its sources changed.',
});

await runAsCommand(async (print, signal) => {
  await generateCode(print, signal);
  print((await buildShop(print, signal)) ? 'the shop is built' : 'the build is up to date');
});

/** Generates types and hooks if absent or older than the schema and operations. */

import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { generateCode } from './launcher/generate-code';
import { runAsCommand } from './setup/run-as-command';

readOptions({
  usage: 'npx tsx scripts/ensure-generated.ts',
  about: 'Generates types, hooks and messages if they are older than what they are made of.',
});

await runAsCommand(async (print, signal) => {
  print((await generateCode(print, signal)) ? 'generated' : 'the generated code is up to date');
});

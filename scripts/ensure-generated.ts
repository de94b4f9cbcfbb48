/** Generates types and hooks if they are absent or older than the schema and the operations. */
import { generateCode } from './launcher/generate-code';
import { runAsCommand } from './setup/run-as-command';

await runAsCommand(async (print, signal) => {
  print((await generateCode(print, signal)) ? 'generated' : 'the generated code is up to date');
});

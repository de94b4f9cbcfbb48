import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { generateInlineScripts } from '../codegen/inline-scripts';
import { generateShopMessages } from '../codegen/messages/shop-messages';
import { projectRoot } from '../setup/project-root.mjs';
import { checkBrands } from './check-brands';
import { generatedInputs, isGeneratedFrom } from './generated-stamp';
import { runTask } from './task';

/**
 * Checks the brands, and generates messages (faults name their keys), inline scripts, and types and hooks unless schema and operations are unchanged. Prints the
 * schema; the generator's own output is printed on failure.
 * @param dev an unused message is reported, not a fault
 * @returns whether anything changed
 */
export async function generateCode(
  onLine: (line: string) => void,
  signal: AbortSignal,
  { dev = false } = {},
): Promise<boolean> {
  await checkBrands();
  const isNew = generateShopMessages(dev ? onLine : undefined) + generateInlineScripts() > 0;
  if (isGeneratedFrom(generatedInputs())) return isNew;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const lines: string[] = [];
  const generate = runTask({
    command: process.execPath,
    args: ['--import', tsx, 'scripts/codegen.ts'],
    cwd: projectRoot,
    env: process.env,
    onLine: (line) => (line.startsWith('schema ') ? onLine(line) : lines.push(line)),
    signal,
  });
  await generate.catch((error: unknown) => {
    for (const line of lines) onLine(line);
    throw new Error(`generating code failed: ${error instanceof Error ? error.message : error}`);
  });
  return true;
}

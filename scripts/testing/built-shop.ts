import { buildShop } from '../launcher/build-shop';
import { generateCode } from '../launcher/generate-code';

/** Global set-up of the deployment tests: the folder of `npm run build`, built if its sources changed. */
export async function setup(): Promise<void> {
  const { signal } = new AbortController();
  const print = (line: string) => console.log(`build: ${line}`);
  await generateCode(print, signal);
  await buildShop(print, signal);
}

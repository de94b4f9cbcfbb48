/** `npm run build`: builds the shop if its sources changed. Needs neither the platform nor the network. */
import { buildShop } from './launcher/build-shop';
import { generateCode } from './launcher/generate-code';

const print = (line: string) => console.log(line);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

await generateCode(print, stop.signal);
print((await buildShop(print, stop.signal)) ? 'the shop is built' : 'the build is up to date');

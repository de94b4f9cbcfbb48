import { setTimeout } from 'node:timers/promises';

/** Timeout for the index; a newly filled shop has indexed its catalogue long before. */
const INDEX_MS = 120_000;
const PAUSE_MS = 250;

/** Resolves when a shop's own search responds: before a new shop has its index, the platform's search answers with other results. */
export async function untilIndexed(shopUrl: string): Promise<void> {
  const until = Date.now() + INDEX_MS;
  while (!(await findsByReading(shopUrl))) {
    if (Date.now() > until)
      throw new Error(`the search of ${shopUrl} has no index after ${INDEX_MS / 1_000} s`);
    await setTimeout(PAUSE_MS);
  }
}

/** Words that the platform finds nothing by: ぼんさい is the reading of 盆栽, デカフェ another word for カフェインレス. */
const [WORD, FOUND] =
  process.env['BRAND'] === 'asamoya' ? ['デカフェ', '/products/decaf-'] : ['ぼんさい', '/products/bonsai-'];

/** Another address each time: pages are kept. */
async function findsByReading(shopUrl: string): Promise<boolean> {
  const answer = await fetch(`${shopUrl}/search?${new URLSearchParams({ q: `${WORD} ${Date.now()}` })}`);
  return (await answer.text()).includes(FOUND);
}

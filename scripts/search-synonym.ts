/**
 * Adds a word to the shop's own search dictionary (search-dictionary.json): WORD becomes a synonym of MEANING.
 *   npm run search:synonym -- WORD MEANING
 * MEANING is a word of the dictionary (of a thing, a need or a page), or any other, which starts a new pair.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { addSearchSynonym } from './search/add-search-synonym';
import { writeJson } from './search/write-json';
import { projectRoot } from './setup/project-root.mjs';

/** The file of the brand in BRAND, else of the first brand. */
const FILE = `brands/${process.env['BRAND'] || BRAND_NAMES[0]}/search-dictionary.json`;
const usage = 'npm run search:synonym -- WORD MEANING';

const { positionals } = readOptions({
  usage,
  about: `Has the search take WORD for MEANING; writes ${FILE}.`,
  positionals: 'any',
});
const [word = '', meaning = '', ...more] = positionals;
if (word.trim() === '' || meaning.trim() === '' || more.length > 0) {
  console.error(`a word and its meaning are required: ${usage} (quote words with spaces)`);
  process.exit(2);
}
const file = join(projectRoot, FILE);
const added = addSearchSynonym(JSON.parse(readFileSync(file, 'utf8')), word.trim(), meaning.trim());
if (!added.ok) {
  console.error(added.error);
  process.exit(1);
}
writeJson(file, added.value.dictionary, 2);
console.log(`${added.value.said}
Then: npm run search:synonyms, npm run search:eval; it is searched with from the shop's next build.`);

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASAMOYA } from '@shop/brands/asamoya/brand';
import type { Locale } from '@shop/rules/language';

/**
 * Gives the coffee roaster's shop in a copy of the built folder other languages, in Next's bundle and in that of the server around it.
 * @throws when one of them does not name its languages
 */
export async function withLanguages(folder: string, languages: readonly Locale[]): Promise<void> {
  const named = new RegExp(`\\blanguages: ?\\[${ASAMOYA.languages.map((one) => `"${one}"`).join(', ?')}\\]`);
  for (const bundle of ['chunks', '.next/server/chunks']) {
    const names = (await readdir(join(folder, bundle))).filter((name) => name.endsWith('.js'));
    const changed = names.map(async (name) => {
      const file = join(folder, bundle, name);
      const text = await readFile(file, 'utf8');
      const other = text.replace(named, `languages:${JSON.stringify(languages)}`);
      if (other !== text) await writeFile(file, other);
      return other !== text;
    });
    if (!(await Promise.all(changed)).includes(true)) throw new Error(`no languages in ${bundle}`);
  }
}

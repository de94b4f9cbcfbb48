import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP } from '#storefront/content/shop.ts';
import { LOCALES } from '#storefront/i18n/locale.ts';
import { projectRoot } from '../../setup/project-root.mjs';
import { generateMessages } from './generate-messages';

/** The files of words. */
export const MESSAGE_FILES = 'apps/storefront/messages';
/** The code that says them. */
export const MESSAGE_SOURCE = 'apps/storefront/src';
/** What the generator reads besides, once: the shop's own names, and its languages. */
export const MESSAGE_CONSTANTS = [`${MESSAGE_SOURCE}/content/shop.ts`, `${MESSAGE_SOURCE}/i18n/locale.ts`];

/**
 * Generates the shop's messages (docs/adr/0017).
 * @param onUnsaid told of each message that no screen says; without it that is a fault
 * @returns how many files were written
 * @throws with a line for each fault, which names the key
 */
export function generateShopMessages(onUnsaid?: (line: string) => void): number {
  const languages = LOCALES.map((locale) => {
    const { storeName, brand, company } = SHOP[locale];
    return {
      locale,
      catalogue: JSON.parse(readFileSync(join(projectRoot, MESSAGE_FILES, `${locale}.json`), 'utf8')),
      constants: { store: storeName, brand, company },
    };
  });
  return generateMessages({
    languages,
    source: join(projectRoot, MESSAGE_SOURCE),
    catalogueModule: join(projectRoot, MESSAGE_SOURCE, 'i18n/messages.ts'),
    output: join(projectRoot, MESSAGE_SOURCE, 'i18n/__generated__'),
    ...(onUnsaid && { onUnsaid }),
  }).length;
}

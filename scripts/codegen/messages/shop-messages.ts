import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { LANGUAGES, LOCALES, type Locale } from '@shop/rules/language';
import { projectRoot } from '../../setup/project-root.mjs';
import type { Catalogue } from './compile-catalogues';
import { generateMessages } from './generate-messages';

/** The message files. */
export const MESSAGE_FILES = 'apps/storefront/messages';
/** The code that uses them. */
export const MESSAGE_SOURCE = 'apps/storefront/src';
/** Other inputs, read once: the brands and the shop's languages. */
export const MESSAGE_CONSTANTS = ['brands/brand-names.ts', 'packages/rules/src/language.ts'];

/** Names that a running shop fills in (foundation/i18n/branded.ts): a build is of no brand. */
const NAMES = Object.fromEntries(
  ['store', 'brand', 'company', 'noun', 'nouns', 'Nouns', 'unit', 'piece'].map((name) => [
    name,
    `{$${name}}`,
  ]),
);

/** What browser code needs of a language's row: as messages, a page has it in its own language alone. */
function factsOf(locale: Locale): Catalogue {
  const { dates, list, prefecture } = LANGUAGES[locale];
  return { dates, list, prefecture };
}

/**
 * Generates the shop's messages (docs/adr/0017) and those of its brands.
 * @param onUnsaid receives each unused message; without it that is a fault
 * @returns the number of written files
 * @throws with a line for each fault, which names the key
 */
export function generateShopMessages(onUnsaid?: (line: string) => void): number {
  const read = (path: string): Catalogue => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
  const languages = LOCALES.map((locale) => ({
    locale,
    catalogue: { language: factsOf(locale), ...read(`${MESSAGE_FILES}/${locale}.json`) },
    fallback: LANGUAGES[locale].fallback,
    constants: NAMES,
  }));
  const brands = BRAND_NAMES.flatMap((brand) =>
    LOCALES.map((locale) => ({
      brand,
      locale,
      file: `brands/${brand}/words.${locale}.json`,
    })),
  )
    .filter(({ file }) => existsSync(join(projectRoot, file)))
    .map(({ brand, locale, file }) => ({ brand, locale, catalogue: read(file), constants: NAMES }));
  return generateMessages({
    languages,
    brands,
    source: join(projectRoot, MESSAGE_SOURCE),
    catalogueModule: join(projectRoot, MESSAGE_SOURCE, 'foundation/i18n/messages.ts'),
    output: join(projectRoot, MESSAGE_SOURCE, 'foundation/i18n/__generated__'),
    ...(onUnsaid && { onUnsaid }),
  }).length;
}

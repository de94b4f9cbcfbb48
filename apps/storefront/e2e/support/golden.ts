import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { e2eEnv } from './e2e-env';
import { pageText } from './page-text';
import { expect } from './test';
import { LANGUAGES } from './words';

const FOLDER = join(import.meta.dirname, '../goldens');

/** The footer's prize draw, which comes and goes with its days: from its title to what winners are told. */
const CAMPAIGN = new RegExp(
  LANGUAGES.map(({ words: { mail } }) => `^ *${mail.campaignTitle} [^]*?${mail.campaignNotice}\\n`).join('|'),
  'gm',
);

/**
 * Holds what a page says against its golden text, `goldens/{language}/{name}.txt`. `UPDATE_GOLDENS=1 npm run e2e --
 * screen-values.spec.ts` writes them anew: then the difference in git is what a reviewer reads.
 */
export function expectGolden(
  html: string,
  {
    language,
    name,
    isMainOnly = true,
  }: { readonly language: string; readonly name: string; readonly isMainOnly?: boolean },
): void {
  const { shopUrl, platformUrl } = e2eEnv();
  const whole = pageText(html, { isMainOnly, origins: { [shopUrl]: '{shop}', [platformUrl]: '{platform}' } });
  const text = whole.replace(CAMPAIGN, '');
  const file = join(FOLDER, language, `${name.replace(/[^\w]+/g, '-')}.txt`);
  if (process.env.UPDATE_GOLDENS === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const golden = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect.soft(text, `${language}/${name}`).toBe(golden);
}

import type { ReactNode } from 'react';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { BrokenPage } from './BrokenPage';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/broken.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/broken.en.ts'),
};

/** What a page that threw shows, in its language. Loaded with its words when it is drawn: no page pays for it before. */
export async function drawBrokenPage(isWhole: boolean): Promise<ReactNode> {
  const { messages } = await MESSAGES[shopSettings().locale]();
  return <BrokenPage messages={messages} isWhole={isWhole} />;
}

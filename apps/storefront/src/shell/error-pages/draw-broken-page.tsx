import type { ReactNode } from 'react';
import { codeMessages } from '#foundation/browser/code-messages.ts';
import { BrokenPage } from './BrokenPage';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/broken.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/broken.en.ts'),
};

/** The error view of a page that threw, in its language. Loaded with its messages only when needed. */
export async function drawBrokenPage(isWhole: boolean): Promise<ReactNode> {
  const messages = await codeMessages('broken', MESSAGES);
  return <BrokenPage messages={messages} isWhole={isWhole} />;
}

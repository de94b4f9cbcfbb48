import type { BrowserContext } from '@playwright/test';
import { e2eEnv } from './e2e-env';

/** What is in the clipboard, read on a page of the platform: the shop's own pages may write there and never read (SEC-01). */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${e2eEnv().platformUrl}/healthz`);
  await elsewhere.bringToFront();
  const text = await elsewhere.evaluate(() => navigator.clipboard.readText());
  await elsewhere.close();
  return text;
}

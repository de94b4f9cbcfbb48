import type { BrowserContext } from '@playwright/test';
import { e2eEnv } from './e2e-env';

/** Clipboard content, read on a page of the platform: the shop's pages may only write it (SEC-01). */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${e2eEnv().platformUrl}/healthz`);
  await elsewhere.bringToFront();
  const text = await elsewhere.evaluate(() => navigator.clipboard.readText());
  await elsewhere.close();
  return text;
}

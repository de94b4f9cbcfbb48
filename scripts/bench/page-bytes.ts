import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** What one page's first load transfers. Bodies are gzipped here, so that a server's own compression does not matter. */
export interface PageBytes {
  /** Bytes of all scripts, gzip. */
  readonly script: number;
  /** Bytes of the document, gzip. */
  readonly document: number;
  /** Bytes of all style sheets, gzip. */
  readonly style: number;
  /** Bytes of all pictures as sent. */
  readonly image: number;
  readonly requests: number;
}

/** Loads `url` as a phone, with nothing cached and nothing touched, until the network is quiet, and adds up what came. */
export async function measurePageBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const sums = { script: 0, document: 0, style: 0, image: 0, requests: 0 };
    const pending: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      pending.push(
        (async () => {
          const response = await request.response();
          if (response === null) return;
          sums.requests += 1;
          const body = await response.body().catch(() => Buffer.alloc(0));
          switch (request.resourceType()) {
            case 'script':
              sums.script += gzipSync(body, { level: 9 }).length;
              break;
            case 'document':
              sums.document += gzipSync(body, { level: 9 }).length;
              break;
            case 'stylesheet':
              sums.style += gzipSync(body, { level: 9 }).length;
              break;
            case 'image':
              sums.image += body.length;
              break;
            default:
          }
        })(),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await Promise.all(pending);
    return sums;
  } finally {
    await context.close();
  }
}

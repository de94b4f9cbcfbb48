import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { askShop } from '../support/ask-shop';
import { rawRequest } from '../support/raw-request';

/** Bytes, brotli at the server's quality for a first response. */
interface Budget {
  readonly html: number;
  /** Script evaluated by the browser: the head's code, the page's scripts. */
  readonly script: number;
  readonly style: number;
  /** The file that draws all icons (ADR 142). */
  readonly icons: number;
  /** Data for React's hydration. */
  readonly data: number;
  /** Without images. */
  readonly requests: number;
}

/** Current page weights. A page may grow by 2 %; beyond that the figure must be changed deliberately. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { html: 13_237, script: 141_750, style: 10_256, icons: 1_952, data: 13_050, requests: 11 },
  // 0.7 KB and 0.9 of data are the questions about a window and what each card says of it (FIT-01). 0.3 KB of styles are cards that share
  // the rows of their grid (CARD-01), and 0.2 KB the row that scrolls above them on phones (LIST-04).
  '/ornamentplants': {
    html: 10_840,
    script: 140_151,
    style: 12_573,
    icons: 1_952,
    data: 10_420,
    requests: 12,
  },
  // Likewise, and the styles of their radio buttons, which are a sheet of its own. The choice by options (PROD-16) has 0.3 KB of styles.
  // That a shop's long name ends before the icons is 12 bytes. Its cards have the rows of those in grids (CARD-01).
  '/products/monstera-deliciosa': {
    html: 12_117,
    script: 157_664,
    style: 14_121,
    icons: 1_952,
    data: 13_730,
    requests: 14,
  },
  // The colour of text on pictures is a token of its own (BRAND-04).
  '/cart': { html: 8_899, script: 146_480, style: 9_747, icons: 1_952, data: 11_350, requests: 15 },
};
const ALLOWED = 1.02;
const QUALITY = 8;
/** Of data that is sent repeatedly. At 8, the order in which a page's parts are rendered changes its size by 5 %. */
const DATA_QUALITY = 10;

function sent(text: string, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).byteLength;
}

async function textOf(path: string): Promise<string> {
  const answer = await askShop(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The values of an attribute in the page's tags, as a browser reads them. */
const valuesOf = (html: string, tag: RegExp) =>
  Array.from(html.matchAll(tag), ([, value = '']) => value.replaceAll('&amp;', '&'));

test.each(Object.keys(BUDGETS))(
  '[PERF-02] browsers compile the scripts of %s while they load',
  async (path) => {
    const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(await textOf(path)) ?? [];
    expect(scripts).not.toBe('');
    for (const script of scripts.split(' '))
      expect(await textOf(script), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);

test.each(Object.entries(BUDGETS))(
  '[PERF-01] the weight of %s stays within its budget',
  async (path, budget) => {
    const html = await textOf(path);
    const { headers } = await rawRequest('HEAD', path, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    const head = valuesOf(html, /<script src="(\/_next\/static\/page\/[^"]+)"/g);
    const scripts = valuesOf(html, /data-scripts="([^"]+)"/g).flatMap((value) => value.split(' '));
    const sheets = valuesOf(html, /<link rel="stylesheet" href="(\/_next\/[^"]+)"/g);
    const data = valuesOf(html, /data-page-data="([^"]+)"/g);
    const icons = [...new Set(valuesOf(html, /<use href="([^"#]+)#/g))];
    const weigh = async (paths: readonly string[], quality = QUALITY) => {
      const texts = await Promise.all(paths.map(textOf));
      return texts.reduce((sum, text) => sum + sent(text, quality), 0);
    };
    const weighed: Budget = {
      html: sent(html, QUALITY),
      script: await weigh([...head, ...scripts]),
      style: await weigh(sheets),
      icons: await weigh(icons),
      data: await weigh(data, DATA_QUALITY),
      requests: 1 + head.length + scripts.length + sheets.length + icons.length + data.length,
    };
    for (const [name, most] of Object.entries(budget) as [keyof Budget, number][])
      expect.soft(weighed[name], `${name}: ${JSON.stringify(weighed)}`).toBeLessThanOrEqual(most * ALLOWED);
  },
);

test.each([...Object.keys(BUDGETS), '/no-such-page'])(
  '[PERF-01] the first frame of %s waits for what follows the header, so that no part of it moves',
  async (path) => {
    const html = await (await askShop(path)).text();
    const [, id] = /<head>.*?<link rel="expect" href="#([\w-]+)" blocking="render"/.exec(html) ?? [];
    expect(html.split('</header>')[1]).toMatch(new RegExp(`^<\\w+ id="${id}"`));
  },
);

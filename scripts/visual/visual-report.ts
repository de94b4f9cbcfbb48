import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './shots-of';

/** What came of one shot. */
export interface Verdict {
  shot: Shot;
  kind: 'same' | 'changed' | 'new' | 'faulty';
  /** Pixels that differ from the baseline */
  pixels: number;
  faults: string[];
  /** A first look differed */
  lookedTwice: boolean;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer | null;
}

/** Writes the report of a visual run into a folder, emptied first: `index.html` with before, after and difference. */
export function writeVisualReport(folder: string, verdicts: readonly Verdict[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shown = verdicts.filter(({ kind }) => kind !== 'same');
  const cards = shown.map((verdict) => {
    const pictures = (['before', 'after', 'difference'] as const).map((side) => {
      const picture = verdict[side];
      if (!picture) return `<figure><figcaption>${side}: none</figcaption></figure>`;
      const file = `${side}-${verdict.shot.file}`;
      writeFileSync(join(folder, file), picture);
      return `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" alt="${side}"></a></figure>`;
    });
    const faults = verdict.faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('');
    return `<section><h2>${escapeHtml(verdict.shot.name)} <small>${verdict.shot.width} px · ${verdict.kind}${
      verdict.pixels > 0 ? ` · ${verdict.pixels} pixels` : ''
    }</small></h2><ul>${faults}</ul><div>${pictures.join('')}</div></section>`;
  });
  const index = join(folder, 'index.html');
  writeFileSync(
    index,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual run</title><style>
body{font:14px/1.6 system-ui,sans-serif;margin:24px;color:#1f261f}h2{font-size:16px;margin:32px 0 8px}small{color:#5e685e;font-weight:400}
div{display:flex;gap:16px;align-items:start}figure{margin:0;flex:1;min-width:0}img{max-width:100%;border:1px solid #c8ccc8}ul{color:#b3261e}
</style><h1>Visual run</h1><p>${verdicts.length} pictures, ${shown.length} to look at. Accept them all with <code>npm run test:visual -- --update</code>.</p>${cards.join('\n')}</html>\n`,
  );
  return index;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

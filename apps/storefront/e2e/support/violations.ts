import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong on the page as it stands, as lines of rule, place and reason; empty when all is well. Beside its usual
 * rules it looks at the size of targets and at names that lack the words one sees.
 */
export async function violations(page: Page): Promise<string[]> {
  // Once a page: read anew, it would be compiled anew too.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, {
      // Of what passes nothing is written down.
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, html, any }) =>
          `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''} ${html.slice(0, 120)}`,
      ),
    );
  });
}

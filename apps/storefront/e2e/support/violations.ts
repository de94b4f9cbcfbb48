import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe violations of the current page, as lines of rule, position and reason; empty without any. Beside its usual rules it checks target
 * sizes and names that lack the visible label.
 */
export async function violations(page: Page): Promise<string[]> {
  // Once per page: a reload would compile it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    // While it fades in, text has less contrast.
    for (const animation of document.getAnimations()) {
      const { effect, timeline } = animation;
      // Neither one driven by scrolling nor an endless one.
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (timeline === document.timeline && ends) animation.finish();
    }
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, {
      // Passes are not recorded.
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

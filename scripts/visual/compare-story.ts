import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures } from './compare-pictures';
import type { Shot } from './shots-of';
import type { Sight } from './story-page';
import type { Verdict } from './visual-report';

/** What looks at stories; `StoryPage` is one. */
export interface Looker {
  look(shot: Shot): Promise<Sight>;
  forget(): void;
}

/**
 * Looks at one shot and compares it with its baseline. What seems new, changed or faulty is looked at once more in a page
 * loaded anew: a change is there again, a mishap of a busy machine is not. Two looks that differ from the baseline and from
 * each other are a fault, so that nothing unsteady is ever accepted.
 */
export async function compare(page: Looker, shot: Shot, baselines: string): Promise<Verdict> {
  const file = join(baselines, shot.file);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const first = await page.look(shot);
  if (before && first.faults.length === 0 && !comparePictures(before, first.picture)) {
    return { shot, kind: 'same', pixels: 0, faults: [], lookedTwice: false };
  }
  page.forget();
  const { picture, faults } = await page.look(shot);
  const difference = before ? comparePictures(before, picture) : null;
  const seen = { shot, pixels: difference?.pixels ?? 0, lookedTwice: true };
  if (faults.length === 0 && before && !difference) return { ...seen, kind: 'same', faults: [] };
  const unsteady = comparePictures(first.picture, picture);
  if (unsteady) {
    const fault = `unsteady: two looks at it differ in ${unsteady.pixels} pixels, here as before and after`;
    return {
      ...seen,
      kind: 'faulty',
      faults: [...faults, fault],
      before: first.picture,
      after: picture,
      difference: unsteady.picture,
    };
  }
  return {
    ...seen,
    kind: faults.length > 0 ? 'faulty' : before ? 'changed' : 'new',
    faults,
    before,
    after: picture,
    difference: difference?.picture,
  };
}

import { join } from 'node:path';
import { pngOf, readBaseline } from './baseline-file';
import { comparePictures } from './compare-pictures';
import type { Shot } from './shot';
import type { Verdict } from './visual-report';

/** What one look brings. */
export interface Sight {
  /** PNG of the whole page */
  picture: Buffer;
  /** What is wrong, one line each: console errors, what does not render, what axe finds */
  faults: string[];
}

/** What looks at stories or screens: `StoryPage`, `ScreenPage`. */
export interface Looker<S extends Shot> {
  look(shot: S): Promise<Sight>;
  /** The next look is at a page loaded anew. */
  forget(): void;
}

/**
 * Looks at one shot and compares it with its baseline. What seems new, changed or faulty is looked at once more in a page
 * loaded anew: a change is there again, a mishap of a busy machine is not. Two looks that differ from the baseline and from
 * each other are a fault, so that nothing unsteady is ever accepted.
 */
export async function compare<S extends Shot>(page: Looker<S>, shot: S, baselines: string): Promise<Verdict> {
  const first = await page.look(shot);
  if (shot.isPictured === false) {
    const { faults } = first;
    return { shot, kind: faults.length > 0 ? 'faulty' : 'same', pixels: 0, faults, lookedTwice: false };
  }
  const before = readBaseline(join(baselines, shot.file));
  if (before && first.faults.length === 0 && !(await comparePictures(before, first.picture))) {
    return { shot, kind: 'same', pixels: 0, faults: [], lookedTwice: false };
  }
  page.forget();
  const { picture, faults } = await page.look(shot);
  const difference = before ? await comparePictures(before, picture) : null;
  const seen = { shot, pixels: difference?.pixels ?? 0, lookedTwice: true };
  if (faults.length === 0 && before && !difference) return { ...seen, kind: 'same', faults: [] };
  const unsteady = await comparePictures(first.picture, picture);
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
    before: before && (await pngOf(before)),
    after: picture,
    difference: difference?.picture,
  };
}

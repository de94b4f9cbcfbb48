import { join } from 'node:path';
import { pngOf, readBaseline } from './baseline-file';
import { comparePictures } from './compare-pictures';
import type { Shot } from './shot';
import { changedLines, type TreeFiles } from './tree-files';
import type { Verdict } from './visual-report';

/** Result of one look. */
export interface Sight {
  /** PNG of the whole page */
  picture: Buffer;
  /** The accessibility tree; undefined where it is not compared. */
  tree?: string | undefined;
  /** faults, one line each: console errors, render errors, axe violations */
  faults: string[];
}

/** Renders stories or screens: `StoryPage`, `ScreenPage`. */
export interface Looker<S extends Shot> {
  look(shot: S): Promise<Sight>;
  /** Makes the next look reload the page. */
  forget(): void;
}

/**
 * Renders one shot and compares it with its baseline. A new, changed or faulty result is checked once more in a reloaded page: a real
 * change reappears, a glitch of a busy machine does not. Two looks that differ from the baseline and each other are a fault, so unstable
 * output is never accepted.
 */
export async function compare<S extends Shot>(
  page: Looker<S>,
  shot: S,
  baselines: string,
  trees: TreeFiles | null = null,
): Promise<Verdict> {
  const first = await page.look(shot);
  const known = trees?.treeOf(shot);
  if (shot.isPictured === false) {
    const { faults } = first;
    return { shot, kind: faults.length > 0 ? 'faulty' : 'same', pixels: 0, faults, lookedTwice: false };
  }
  const before = readBaseline(join(baselines, shot.file));
  const isKnown = (tree: string | undefined) => trees === null || tree === undefined || tree === known;
  const firstDifference = before && (await comparePictures(before, first.picture));
  const isSamePicture = before && first.faults.length === 0 && !firstDifference;
  if (isSamePicture && isKnown(first.tree)) {
    return { shot, kind: 'same', pixels: 0, faults: [], lookedTwice: false };
  }
  // Nothing to confirm: a first tree of a known picture.
  if (isSamePicture && known === undefined) {
    return { shot, kind: 'new', pixels: 0, faults: [], tree: first.tree, lookedTwice: false };
  }
  page.forget();
  const { picture, faults, tree } = await page.look(shot);
  const difference = before ? await comparePictures(before, picture) : null;
  const seen = { shot, pixels: difference?.pixels ?? 0, lookedTwice: true };
  if (faults.length === 0 && before && !difference && isKnown(tree)) {
    const pixels = firstDifference ? [`${firstDifference.pixels} pixels differed`] : [];
    const lines = isKnown(first.tree) ? [] : changedLines(known ?? '', first.tree ?? '');
    return { ...seen, kind: 'same', faults: [], mishaps: [...first.faults, ...pixels, ...lines] };
  }
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
    ...(!isKnown(tree) && { tree, treeChanges: changedLines(known ?? '', tree ?? '') }),
    before: before && (await pngOf(before)),
    after: picture,
    difference: difference?.picture,
  };
}

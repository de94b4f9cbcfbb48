import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { changedRegion, cropPicture, type Region } from './changed-region';
import type { Causes } from './read-causes';
import { componentPage, contentsPage, groupByComponent, type ShownShot, type Subject } from './report-pages';
import type { Shot } from './shot';

/** Result of one shot. */
export interface Verdict {
  shot: Shot;
  kind: 'same' | 'changed' | 'new' | 'faulty';
  /** Pixels that differ from the baseline */
  pixels: number;
  faults: string[];
  /** The accessibility tree, if it differs from the committed one, and the lines that differ. */
  tree?: string | undefined;
  treeChanges?: readonly string[];
  /** Whether a first look differed */
  lookedTwice: boolean;
  /** What was wrong in a first look that the second did not confirm. */
  mishaps?: readonly string[];
  before?: Buffer | undefined;
  after?: Buffer;
  difference?: Buffer | null | undefined;
}

/** A part above this share is shown as the whole image. */
const WHOLE_SHARE = 0.8;

/**
 * Writes the report of a visual run into a folder, emptied first: `index.html` with changed components and possible causes, a page for each
 * with cropped changes, and all images as files.
 * @returns path of its first page
 */
export function writeVisualReport(
  folder: string,
  verdicts: readonly Verdict[],
  causes: Causes | null,
  subject: Subject,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    return name;
  };
  const shown = verdicts.flatMap((verdict): ShownShot[] =>
    verdict.kind === 'same'
      ? []
      : [
          {
            ...verdict,
            ...writePictures({ ...verdict, kind: verdict.kind }, write),
            kind: verdict.kind,
            faults: [...verdict.faults, ...(verdict.treeChanges ?? [])],
          },
        ],
  );
  const components = groupByComponent(shown);
  for (const component of components) write(component.page, componentPage(component, subject));
  return join(folder, write('index.html', contentsPage(components, verdicts.length, causes, subject)));
}

/** The whole images of a shot, and the changed part. */
function writePictures(
  verdict: Verdict,
  write: (name: string, content: Buffer) => string,
): Pick<ShownShot, 'sides' | 'isCut'> {
  const region = regionOf(verdict);
  const sides = (['before', 'after', 'difference'] as const).flatMap((side) => {
    const picture = verdict[side];
    if (!picture) return [];
    const name = `${side}/${verdict.shot.file}`;
    const whole = write(`whole/${name}`, picture);
    const part = region && cropPicture(picture, region);
    return [{ side, whole, part: part ? write(`part/${name}`, part) : whole }];
  });
  return { sides, isCut: region !== null };
}

/** Region to show; null: the whole image. */
function regionOf({ before, after }: Verdict): Region | null {
  if (!before || !after) return null;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const region = changedRegion(old, now);
  const all = Math.max(old.width, now.width) * Math.max(old.height, now.height);
  return region && region.width * region.height < all * WHOLE_SHARE ? region : null;
}

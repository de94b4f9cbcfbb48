import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import { GRADE, GRADES, grade } from '../grade/grade';
import { gradeOf } from '../grade/grade-of';
import { type Measured, measure, middle, type Spread } from '../grade/measure';
import { decode, encode } from './encode';
import { type Manifest, type MasterEntry, readManifest, writeManifest } from './manifest';
import { cleanedShadow, cutoutFile, shadowFile, shownInRoom } from './room-files';
import { subjects } from './subjects';

/** Maximum size of a graded master, relative to the rendered one. */
const GROWTH = 1.15;

/** Names of masters to grade. */
interface GradeRun {
  readonly only?: readonly string[];
  readonly limit: number;
}

/** Masters that are not graded yet. */
export function ungraded(manifest: Manifest): [name: string, entry: MasterEntry][] {
  return Object.entries(manifest).filter(([, { grade }]) => grade === undefined);
}

/**
 * Grades the ungraded masters in place. A master with any grade is skipped, since a second grade would be applied on top of the first; it
 * is rendered again instead.
 */
export async function gradeMasters({ only, limit }: GradeRun): Promise<void> {
  const tasks = new Map(subjects().map(({ name, subject }) => [name, subject]));
  const room = shownInRoom(loadCatalogue().room);
  const due = ungraded(readManifest())
    .filter(([name]) => tasks.has(name) || room.has(name))
    .filter(([name]) => !only || only.some((part) => name.includes(part)))
    .slice(0, limit);
  console.log(`${due.length} masters to grade`);
  const keep = async (i: number, before: number, encoded: Promise<Buffer>): Promise<void> => {
    const [name, entry] = due[i] as (typeof due)[number];
    const file = await encoded;
    writeFileSync(join(MASTERS, `${name}.webp`), file);
    // other processes may render images meanwhile
    writeManifest({ ...readManifest(), [name]: { ...entry, bytes: file.length, grade: GRADE } });
    console.log(`${i + 1}/${due.length} ${name} ${before} -> ${file.length}`);
  };
  // stopped between an image and its entry, it would be graded twice
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true;
      console.log('stopping after this picture');
    });
  // while two are encoded, the next is graded
  let [older, newer] = [Promise.resolve(), Promise.resolve()];
  for (const [i, [name]] of due.entries()) {
    if (isStopping) break;
    // rendered meanwhile
    if (readManifest()[name]?.grade !== undefined) continue;
    const before = readFileSync(join(MASTERS, `${name}.webp`));
    const subject = tasks.get(name);
    const shown = room.get(name);
    let encoded: Promise<Buffer>;
    if (subject) {
      const pixels = grade(await decode(before), gradeOf(subject));
      await older;
      const most = GROWTH * before.length;
      encoded = encode(pixels, most, most);
    } else if (shown?.layer === 'shadow') {
      const shares = await cleanedShadow(before, join(MASTERS, `room/room-${shown.light}.webp`), shown);
      await older;
      encoded = shadowFile(shares);
    } else {
      const pixels = grade(await decode(before, 4), GRADES.cutout);
      await older;
      encoded = cutoutFile(pixels);
    }
    [older, newer] = [newer, keep(i, before.length, encoded)];
  }
  await Promise.all([older, newer]);
}

/**
 * Prints measures that distinguish the fronts of some categories from photographs: hue and tone of their leaves, and
 * their ground.
 * @param categories e.g. `ornamentplants`
 */
export async function measureFronts(categories: readonly string[]): Promise<void> {
  const found: Measured[] = [];
  for (const { handle, category } of loadCatalogue().products) {
    if (!categories.includes(category)) continue;
    const measured = measure(await decode(readFileSync(join(MASTERS, `products/${handle}_1.webp`))));
    if (!measured) continue;
    found.push(measured);
    console.log(row(handle, measured));
  }
  const [first] = found;
  if (!first) return;
  const of = (pick: (one: Measured) => number): number => middle(found.map(pick));
  const spread = (pick: (one: Measured) => Spread): Spread => ({
    low: of((one) => pick(one).low),
    middle: of((one) => pick(one).middle),
    high: of((one) => pick(one).high),
  });
  console.log(
    row(`middle of ${found.length}`, {
      hue: spread(({ hue }) => hue),
      value: spread(({ value }) => value),
      ground: [of(({ ground }) => ground[0]), of(({ ground }) => ground[1]), of(({ ground }) => ground[2])],
      noise: of(({ noise }) => noise),
    }),
  );
}

function row(name: string, { hue, value, ground, noise }: Measured): string {
  const shown = ({ low, middle, high }: Spread, digits: number): string =>
    [low, middle, high].map((one) => one.toFixed(digits)).join(' ');
  return `${name.padEnd(28)} hue ${shown(hue, 0)}  value ${shown(value, 2)}  ground ${ground.join(',')}  noise ${noise.toFixed(2)}`;
}

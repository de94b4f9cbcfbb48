import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import type { LaunchOptions } from 'playwright';
import { GRADE, grade } from '../grade/grade';
import { gradeOf } from '../grade/grade-of';
import type { Subject } from '../page/page';
import type { ProductParams } from '../params';
import { contactSheet } from './contact-sheet';
import { decode, encode } from './encode';
import { gradeMasters, measureFronts } from './grade-masters';
import { keepRoom } from './keep-room';
import { isCurrent, readManifest, writeManifest } from './manifest';
import { openStudio } from './open-studio';
import { MASTER, pictureHash } from './picture-hash';
import { runModels } from './run-models';
import { runRoom } from './run-room';
import { subjects, type Task } from './subjects';

export const USAGE = `npm run imagery -- [options]   draws the masters whose parameters changed
  --only a,b        pictures whose name holds one of these
  --view front      fronts, close-ups or places only (front, closeup, place)
  --limit 40        at most so many, then stop
  --again           draws the chosen ones though nothing changed
  --list            says what would be drawn
  --sheet FILE.png  draws small drafts into one contact sheet and keeps nothing
  --models          the 3D models of the AR products instead, all of them
  --room          the room with the ruler instead: plates, cut-outs, shadows (with --only, --limit, --again)
  --draft         with --room: small and with few lamps
  --to FOLDER     with --room: where to draw, to be looked at first
  --keep FOLDER   takes what was drawn there over into the shop and its catalogue
  --grade           grades the masters that are as they were drawn (with --only, --limit)
  --measure a,b     prints hue, tone and ground of the fronts of these categories
  --kept FILE.png   a contact sheet of the masters that there are
  --params FILE     with --sheet: products from this JSON of { name: parameters } instead
  --pixels 360 --samples 12   of the drafts
  --help            this text
Ctrl-C stops after the picture in work; the next run goes on from there.`;

/**
 * Command line of the generator.
 * @param launch how to start the browser
 * @param pidFile file for the process id, for tasks that need an idle machine
 */
export async function runImagery(argv: string[], launch: LaunchOptions, pidFile: string): Promise<void> {
  const values = readValues(argv);
  if (values === null) return;
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.models) {
    await runModels(launch);
    return;
  }
  const wanted = values.only?.split(',');
  if (values.keep) {
    keepRoom(values.keep);
    return;
  }
  if (values.room) {
    await runRoom(launch, {
      folder: values.to,
      ...(wanted ? { only: wanted } : {}),
      limit: Number(values.limit ?? Number.POSITIVE_INFINITY),
      again: values.again,
      draft: values.draft,
    });
    return;
  }
  setPriority(constants.priority.PRIORITY_LOW);
  if (values.grade) {
    await gradeMasters({ ...(wanted ? { only: wanted } : {}), limit: Number(values.limit ?? Infinity) });
    return;
  }
  if (values.measure) {
    await measureFronts(values.measure.split(','));
    return;
  }
  const chosen = (values.params ? fromFile(values.params) : subjects())
    .filter(({ name, subject }) => !values.view || subject.kind === values.view || !name)
    .filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)));
  if (values.sheet) {
    const tasks = chosen.slice(0, Number(values.limit ?? chosen.length));
    await drawSheet(
      tasks,
      launch,
      values.sheet,
      Number(values.pixels),
      Number(values.samples),
      Number(values.columns),
    );
    return;
  }
  const manifest = readManifest();
  if (values.kept) {
    const kept = chosen
      .filter(({ name }) => manifest[name])
      .map(({ name }) => ({ name, png: readFileSync(join(MASTERS, `${name}.webp`)) }));
    writeFileSync(values.kept, await contactSheet(kept, Number(values.pixels), Number(values.columns)));
    return;
  }
  const due = chosen
    .map((task) => ({ ...task, hash: pictureHash(task.subject, task.kind) }))
    .filter(({ name, hash }) => values.again || !isCurrent(manifest[name], hash))
    .slice(0, Number(values.limit ?? Infinity));
  console.log(`${due.length} of ${chosen.length} images to render`);
  if (values.list) for (const { name } of due) console.log(name);
  if (values.list || due.length === 0) return;
  mkdirSync(dirname(pidFile), { recursive: true });
  writeFileSync(pidFile, `${process.pid}\n`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping = true;
      console.log('stopping after this picture');
    });
  const studio = await openStudio(launch);
  const started = Date.now();
  const keep = async (
    i: number,
    { name, subject, kind, hash }: (typeof due)[number],
    png: Buffer,
  ): Promise<void> => {
    const file = await encode(grade(await decode(png), gradeOf(subject)), kind.bytes);
    const path = join(MASTERS, `${name}.webp`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
    // an older sample of the same image
    rmSync(join(MASTERS, `${name}.jpg`), { force: true });
    // other processes may grade masters meanwhile
    writeManifest({ ...readManifest(), [name]: { hash, bytes: file.length, grade: GRADE } });
    const each = (Date.now() - started) / 1000 / (i + 1);
    const left = Math.round((each * (due.length - i - 1)) / 60);
    console.log(
      `${i + 1}/${due.length} ${name} ${Math.round(file.length / 1000)} kB, ${each.toFixed(1)} s each, ${left} min left`,
    );
  };
  // while one is encoded and written, the next is rendered
  let writing = Promise.resolve();
  try {
    for (const [i, task] of due.entries()) {
      if (stopping) break;
      const [png] = await Promise.all([studio.draw(task.subject, task.kind), writing]);
      writing = keep(i, task, png);
    }
  } finally {
    await writing;
    await studio.close();
    rmSync(pidFile, { force: true });
  }
}

async function drawSheet(
  tasks: readonly Task[],
  launch: LaunchOptions,
  file: string,
  pixels: number,
  samples: number,
  columns: number,
): Promise<void> {
  const studio = await openStudio(launch);
  try {
    const pictures: { name: string; png: Buffer }[] = [];
    for (const { name, subject } of tasks) {
      const started = Date.now();
      const drawn = grade(await decode(await studio.draw(subject, { pixels, samples })), gradeOf(subject));
      pictures.push({ name, png: await encode(drawn, Infinity) });
      console.log(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
    writeFileSync(
      file,
      await contactSheet(pictures, tasks.length === 1 ? pixels : Math.min(pixels, 400), columns),
    );
  } finally {
    await studio.close();
  }
}

function fromFile(file: string): Task[] {
  const products = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ProductParams>;
  return Object.entries(products).map(([name, product]) => {
    const subject: Subject = { kind: 'front', product };
    return { name, subject, kind: MASTER };
  });
}

const OPTIONS = {
  only: { type: 'string' },
  view: { type: 'string' },
  limit: { type: 'string' },
  again: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  sheet: { type: 'string' },
  kept: { type: 'string' },
  params: { type: 'string' },
  pixels: { type: 'string', default: '360' },
  samples: { type: 'string', default: '12' },
  columns: { type: 'string', default: '6' },
  models: { type: 'boolean', default: false },
  room: { type: 'boolean', default: false },
  draft: { type: 'boolean', default: false },
  to: { type: 'string', default: '.cache/room' },
  keep: { type: 'string' },
  grade: { type: 'boolean', default: false },
  measure: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** @returns null for an unknown option: it has been reported, with the known ones */
function readValues(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}

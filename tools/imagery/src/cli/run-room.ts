import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import type { LaunchOptions } from 'playwright';
import sharp from 'sharp';
import { GRADES, grade } from '../grade/grade';
import type { RoomAnswer, RoomTask } from '../page/room-page';
import { cleanShadow, type ProjectedFoot } from '../room/clean-shadow';
import { contact, darkness, develop, type Foot, layerOf } from '../room/develop';
import { type Part, PIXELS_PER_CM, project, STANDS, WHOLE } from '../room/frame';
import { roomPictures } from '../room/room-pictures';
import { EXPOSURE } from '../room/situations';
import type { RoomNote } from './gather-room';
import { readNote } from './keep-room';
import { isCurrent, readManifest } from './manifest';
import { bundlePage, openGeneratorPage } from './open-generator-page';
import { cutoutFile, shadowFile } from './room-files';

/** Options of a room run. */
export interface RoomRun {
  /** Folder of the images. */
  readonly folder: string;
  /** Images whose name contains one of these; all when absent. */
  readonly only?: readonly string[];
  readonly limit: number;
  readonly again: boolean;
  /** Small and with few lamps, for a preview. */
  readonly draft: boolean;
}

const TABLE_RADIUS = 0.195;
/** Fainter shadows, of 255, are not worth a larger image. */
const FAINTEST = 5;

/** Renders missing or changed plates, cut-outs and shadows of the room, one after another: those in neither the folder nor the shop. */
export async function runRoom(launch: LaunchOptions, run: RoomRun): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const masters = readManifest();
  const due = roomPictures(loadCatalogue(), run.draft)
    .filter(({ name }) => !run.only || run.only.some((part) => name.includes(part)))
    .filter(
      ({ name, hash }) =>
        run.again || (readNote(run.folder, name)?.hash !== hash && !isCurrent(masters[name], hash)),
    )
    .slice(0, run.limit);
  console.log(`${due.length} room images to render`);
  if (due.length === 0) return;
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true;
      console.log('stopping after this picture');
    });
  const { browser, page, problems } = await openGeneratorPage(launch, await bundlePage('room-page'));
  const empty = new Map<string, Float32Array>();
  const draw = async (task: RoomTask): Promise<[RoomAnswer, Float32Array]> => {
    const answer = await page.evaluate((asked) => window.drawRoom(asked), task);
    // a shader that does not compile leaves a hole in the image
    if (problems.length > 0) throw new Error(problems.splice(0).join('\n'));
    const bytes = Buffer.from(answer.pixels, 'base64');
    return [
      answer,
      new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    ];
  };
  try {
    for (const [i, { name, hash, task }] of due.entries()) {
      if (isStopping) break;
      const started = Date.now();
      const [answer, light] = await draw(task);
      const { width, height, part, heightCm, potCm } = answer;
      const exposure = EXPOSURE[task.situation];
      let file: Buffer;
      switch (task.layer) {
        case 'plate':
          file = await sharp(develop(light, width, height, exposure), { raw: { width, height, channels: 3 } })
            .webp({ quality: 91, effort: 6, smartSubsample: true })
            .toBuffer();
          keep(run.folder, name, file, { hash, part });
          break;
        case 'cutout':
          file = await cutoutFile(
            grade(
              { data: layerOf(light, width, height, exposure), width, height, channels: 4 },
              GRADES.cutout,
            ),
          );
          keep(run.folder, name, file, {
            hash,
            part,
            ...(heightCm && { heightCm }),
            ...(potCm && { potCm }),
          });
          break;
        case 'shadow': {
          const key = JSON.stringify([task.situation, task.scale, task.direct, task.bounced]);
          let bare = empty.get(key);
          if (bare === undefined) {
            [, bare] = await draw({ ...task, layer: 'plate' });
            empty.set(key, bare);
          }
          const plate = brightness(develop(bare, width, height, exposure));
          const shadow = await softShadow(darkness(bare, light, exposure), plate, answer, task);
          file = shadow.file;
          keep(run.folder, name, file, { hash, part: shadow.part });
          break;
        }
        default:
          throw new Error(`unknown layer ${task.layer satisfies never}`);
      }
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${i + 1}/${due.length} ${name} ${Math.round(file.length / 1000)} kB, ${seconds} s`);
    }
  } finally {
    await browser.close();
  }
}

/** Few lamps leave blotches in a soft shadow: it is smoothed, more so in soft light. The pot's foot line is added afterwards, sharp. */
async function softShadow(
  alpha: Float32Array,
  plate: Float32Array,
  { width, height, footCm = 0 }: RoomAnswer,
  { situation, scale, plant }: RoomTask,
): Promise<{ file: Buffer; part: Part }> {
  const isSun = situation === 'sun';
  const bytes = Buffer.from(alpha.map((share) => Math.round(255 * share)));
  const smooth = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .blur(isSun ? 0.5 : 3)
    // blurring returns three channels
    .extractChannel(0)
    .raw()
    .toBuffer();
  const foot: Foot | undefined =
    plant === undefined || plant.on === 'hook'
      ? undefined
      : {
          ...STANDS[plant.on],
          radius: footCm / 200,
          ...(plant.on === 'table' ? { within: TABLE_RADIUS } : {}),
        };
  const raw = new Float32Array(width * height);
  for (let i = 0; i < raw.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const soft = ((smooth[i] as number) / 255) * (isSun ? 1 : 0.68);
    const line = foot ? contact(foot, x + 0.5, y + 0.5, 1 / scale) * 0.9 : 0;
    raw[i] = Math.max(soft, line);
  }
  const values = cleanShadow({ values: raw, width, height }, plate, WHOLE, foot && onPlate(foot));
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let i = 0; i < raw.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (255 * (values[i] as number) < FAINTEST) continue;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const cut = { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
  const part = new Float32Array(cut.width * cut.height);
  for (let y = 0; y < cut.height; y++) {
    const from = (cut.top + y) * width + cut.left;
    part.set(values.subarray(from, from + cut.width), y * cut.width);
  }
  const file = await shadowFile({ values: part, width: cut.width, height: cut.height });
  const on = (pixels: number): number => Math.round((pixels / scale) * 100) / 100;
  return {
    file,
    part: { x: on(cut.left), y: on(cut.top), width: on(cut.width), height: on(cut.height) },
  };
}

function onPlate({ x, y, z, radius }: Foot): ProjectedFoot {
  const [px, py] = project(x, y, z);
  return { x: px, y: py, radius: radius * 100 * PIXELS_PER_CM };
}

/** Brightness of each pixel, 0 to 1, from three bytes a pixel. */
function brightness(rgb: Buffer): Float32Array {
  return Float32Array.from({ length: rgb.length / 3 }, (_, i) => {
    const [r, g, b] = [rgb[3 * i] as number, rgb[3 * i + 1] as number, rgb[3 * i + 2] as number];
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  });
}

function keep(folder: string, name: string, file: Buffer, note: RoomNote): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.webp`, file);
  // last and atomically: an image with a note exists
  writeFileSync(`${path}.json.new`, JSON.stringify(note));
  renameSync(`${path}.json.new`, `${path}.json`);
}

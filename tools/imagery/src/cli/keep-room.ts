import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import { GRADE } from '../grade/grade';
import { gatherRoom, type RoomNote } from './gather-room';
import { readManifest, writeManifest } from './manifest';

const CATALOGUE_FILE = join(MASTERS, '../catalogue/room.json');

/**
 * Copies rendered images of the room into the shop, and records their positions.
 * @param folder where they were rendered
 */
export function keepRoom(folder: string): void {
  const before = readManifest();
  const { room, shown, taken } = gatherRoom(loadCatalogue(), (name) => readNote(folder, name), before);
  const manifest = Object.fromEntries(
    Object.entries(before).filter(([name]) => !name.startsWith('room/') || shown.has(name)),
  );
  mkdirSync(join(MASTERS, 'room'), { recursive: true });
  for (const [name, hash] of taken) {
    const file = join(MASTERS, `${name}.webp`);
    copyFileSync(join(folder, `${name}.webp`), file);
    // a plate shows no leaf, and has its own light
    const graded = name.startsWith('room/room-') ? {} : { grade: GRADE };
    manifest[name] = { hash, bytes: statSync(file).size, ...graded };
  }
  writeManifest(manifest);
  writeFileSync(CATALOGUE_FILE, `${JSON.stringify(room, null, 1)}\n`);
  console.log(
    `${taken.size} of ${shown.size} images are new; in the room: ${room.products.map(({ handle }) => handle).join(', ')}`,
  );
}

/** The note written when an image was rendered; undefined if it was not. */
export function readNote(folder: string, name: string): RoomNote | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RoomNote) : undefined;
}

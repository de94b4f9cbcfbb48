import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import { GRADE } from '../grade/grade';
import { gatherRoom, type RoomNote } from './gather-room';
import { readManifest, writeManifest } from './manifest';

const CATALOGUE_FILE = join(MASTERS, '../catalogue/room.json');

/**
 * Takes drawn pictures of the room over into the shop, and writes down where they lie.
 * @param folder where they were drawn
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
    // a plate shows no leaf, and its light is its own
    const graded = name.startsWith('room/room-') ? {} : { grade: GRADE };
    manifest[name] = { hash, bytes: statSync(file).size, ...graded };
  }
  writeManifest(manifest);
  writeFileSync(CATALOGUE_FILE, `${JSON.stringify(room, null, 1)}\n`);
  console.log(
    `${taken.size} of ${shown.size} pictures are new; in the room: ${room.products.map(({ handle }) => handle).join(', ')}`,
  );
}

/** What was written down when a picture was drawn; undefined for one that was not. */
export function readNote(folder: string, name: string): RoomNote | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RoomNote) : undefined;
}

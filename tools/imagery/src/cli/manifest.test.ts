import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MASTERS } from '@shop/fixtures/pictures/masters';
import { describe, expect, it } from 'vitest';
import { GRADE } from '../grade/grade';
import { readManifest } from './manifest';
import { OPENING } from './picture-hash';
import { subjects } from './subjects';

const manifest = readManifest();
const files = readdirSync(MASTERS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.webp'));

describe('manifest of the master images', () => {
  it('lists exactly the existing files', () => {
    expect(files.map((file) => file.replace(/\.webp$/, '')).sort()).toEqual(Object.keys(manifest).sort());
  });

  it('has the size of the files; hero images have up to 360 kB, others up to 160, in total at most 72 MB, and the room 10', () => {
    for (const file of files)
      expect(statSync(join(MASTERS, file)).size, file).toBe(manifest[file.replace(/\.webp$/, '')]?.bytes);
    const opening = new Set(subjects().flatMap(({ name, kind }) => (kind === OPENING ? [name] : [])));
    for (const [name, { bytes }] of Object.entries(manifest))
      expect(bytes, name).toBeLessThanOrEqual(opening.has(name) ? 360_000 : 160_000);
    const isOfRoom = (name: string) => name.startsWith('room/');
    expect(weight((name) => !isOfRoom(name))).toBeLessThanOrEqual(72e6);
    expect(weight(isOfRoom)).toBeLessThanOrEqual(10e6);
  });

  it('[PROD-01] has one colour grade for all images with leaves: only the room backgrounds are ungraded', () => {
    const otherwise = Object.entries(manifest).filter(([, { grade }]) => grade !== GRADE);
    expect(otherwise.map(([name]) => name).sort()).toEqual([
      'room/room-corner',
      'room/room-lace',
      'room/room-sun',
    ]);
  });

  it("[PROD-01] lists exactly the storefront's images that the generator can render", () => {
    const known = subjects().map(({ name }) => name);
    const named = Object.keys(manifest).filter((name) => !name.startsWith('room/'));
    expect(named.sort()).toEqual(known.sort());
  });
});

function weight(counts: (name: string) => boolean): number {
  return Object.entries(manifest).reduce((sum, [name, { bytes }]) => sum + (counts(name) ? bytes : 0), 0);
}

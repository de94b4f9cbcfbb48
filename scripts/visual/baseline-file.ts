import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Reads a committed screenshot, lossless WebP: a third of PNG's size. @returns undefined if it does not exist */
export function readBaseline(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Accepts a screenshot. @param picture PNG */
export async function writeBaseline(file: string, picture: Buffer): Promise<void> {
  writeFileSync(file, await sharp(picture).webp({ lossless: true, effort: 5 }).toBuffer());
}

/** A committed screenshot as PNG, for the report. */
export function pngOf(baseline: Buffer): Promise<Buffer> {
  return sharp(baseline).png({ compressionLevel: 1 }).toBuffer();
}

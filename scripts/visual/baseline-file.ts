import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** A committed picture, lossless WebP: a third of the size of PNG. @returns undefined where there is none */
export function readBaseline(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Accepts a picture. @param picture PNG */
export async function writeBaseline(file: string, picture: Buffer): Promise<void> {
  writeFileSync(file, await sharp(picture).webp({ lossless: true, effort: 5 }).toBuffer());
}

/** A committed picture as the report shows it beside the new one: PNG. */
export function pngOf(baseline: Buffer): Promise<Buffer> {
  return sharp(baseline).png({ compressionLevel: 1 }).toBuffer();
}

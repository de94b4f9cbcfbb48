import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** A committed picture as PNG; undefined where there is none. Whole screens are kept as lossless WebP, which is less than half as large. */
export async function readBaseline(file: string): Promise<Buffer | undefined> {
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  return file.endsWith('.webp') ? sharp(content).png({ compressionLevel: 1 }).toBuffer() : content;
}

/** Accepts a picture. @param picture PNG */
export async function writeBaseline(file: string, picture: Buffer): Promise<void> {
  writeFileSync(
    file,
    file.endsWith('.webp') ? await sharp(picture).webp({ lossless: true, effort: 5 }).toBuffer() : picture,
  );
}

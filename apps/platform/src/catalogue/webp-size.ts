import type { PictureSize } from './picture-size.ts';

/** Bytes of a WebP header needed for the size. */
export const WEBP_HEADER_LENGTH = 30;

/**
 * Reads the size from a WebP header of each form (lossy, lossless, extended).
 * @param header the first `WEBP_HEADER_LENGTH` bytes
 * @returns undefined for any other file
 */
export function webpSize(header: Buffer): PictureSize | undefined {
  if (header.length < WEBP_HEADER_LENGTH) return undefined;
  if (header.toString('latin1', 0, 4) !== 'RIFF' || header.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  switch (header.toString('latin1', 12, 16)) {
    case 'VP8 ':
      // The two upper bits of each are a display scale.
      return { width: header.readUInt16LE(26) & 0x3fff, height: header.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = header.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

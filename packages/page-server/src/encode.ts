import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './page-store';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed body saves no packet. */
export const WORTH_COMPRESSING_BYTES = 1_024;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|(?:atom\+)?xml)|image\/svg\+xml)/;

/** Whether bodies of this content type shrink. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/** Whether a file of this type is sent compressed. */
export function isWorthPacking(body: Buffer, contentType: string): boolean {
  return body.byteLength >= WORTH_COMPRESSING_BYTES && isCompressible(contentType);
}

/** Quality of brotli while somebody waits: 4 ms for a page; 9 takes five times as long for 1 % less. */
const WHILE_WAITED_FOR = 8;
/** For what is sent again and again: ten times as long, 7 % less; 11 takes fifteen times as long again for 1 % less. */
const FOR_LATER = 10;
const SMALLEST = 11;

/** Compresses off the main thread. */
export async function encode(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'gzip' ? gzipAsync(body, { level: 6 }) : brotli(body, WHILE_WAITED_FOR);
}

/** Compresses what many will be sent by brotli as well as pays, off the main thread. */
export function encodeForMany(body: Buffer): Promise<Buffer> {
  return brotli(body, FOR_LATER);
}

/** Compresses what never changes as small as it gets, off the main thread: done once for all who are ever sent it. */
export function encodeForGood(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'gzip' ? gzipAsync(body, { level: 9 }) : brotli(body, SMALLEST);
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

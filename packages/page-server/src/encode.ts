import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './page-store';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this size compression saves no packet. */
export const WORTH_COMPRESSING_BYTES = 1_024;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|(?:atom\+)?xml)|image\/svg\+xml)/;

/** Whether bodies of this content type compress well. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/** Whether a file of this type is sent compressed. */
export function isWorthPacking(body: Buffer, contentType: string): boolean {
  return body.byteLength >= WORTH_COMPRESSING_BYTES && isCompressible(contentType);
}

/** Brotli quality while a client waits: 4 ms for a page; 9 takes five times as long for 1 % less. */
const QUALITY_WHILE_WAITING = 8;
/** For bodies sent repeatedly: ten times as long, 7 % less; 11 takes another fifteen times as long for 1 % less. */
const QUALITY_OF_CACHED = 10;
const QUALITY_SMALLEST = 11;

/** Compresses off the main thread. */
export async function encode(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'gzip' ? gzipAsync(body, { level: 6 }) : brotli(body, QUALITY_WHILE_WAITING);
}

/** Compresses a body for many clients, with brotli at the best worthwhile quality, off the main thread. */
export function encodeForCache(body: Buffer): Promise<Buffer> {
  return brotli(body, QUALITY_OF_CACHED);
}

/** Compresses an immutable body as small as possible, off the main thread, once for all clients. */
export function encodeSmallest(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'gzip' ? gzipAsync(body, { level: 9 }) : brotli(body, QUALITY_SMALLEST);
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

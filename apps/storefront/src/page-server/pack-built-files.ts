import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_FILES } from '@shop/page-server/next-internals/addresses';
import { builtFiles, PACKED_ENCODINGS, PACKED_ENDINGS } from '#foundation/build/built-files.ts';
import { encodeForGood, isWorthPacking } from './encode';

/**
 * Writes the compressed forms of what the build wrote under a directory beside the files. Done by the build: a process that
 * did it after its start took 8 s of a core away from its first shoppers (PERF-04).
 */
export async function packBuiltFiles(directory: string): Promise<void> {
  for (const { path, contentType, read } of await builtFiles(directory)) {
    const body = await read();
    if (!isWorthPacking(body, contentType)) continue;
    const file = join(directory, ...path.slice(BUILT_FILES.length).split('/').map(decodeURIComponent));
    await Promise.all(
      PACKED_ENCODINGS.map(async (encoding) =>
        writeFile(file + PACKED_ENDINGS[encoding], await encodeForGood(body, encoding)),
      ),
    );
  }
}

import { createHash } from 'node:crypto';
import { BUILT_FILES } from '@shop/page-server/next-internals/addresses';
import type { BuiltFile } from '#foundation/build/built-files.ts';

/** A script that stands in pages, as a file. */
export interface PageCode extends BuiltFile {
  readonly text: string;
}

/**
 * A script that stands in pages, of every page's head or of the cart's, as a file beside those that the build wrote: named by its content, so held by browsers for good, and sent
 * by every process that runs, whichever build the page is of (OPS-06).
 */
export function pageCode(text: string): PageCode {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    text,
    path: `${BUILT_FILES}page/${hash}.js`,
    contentType: 'application/javascript; charset=utf-8',
    read: async () => Buffer.from(text),
  };
}

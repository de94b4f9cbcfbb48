import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

/**
 * Shared cache of resized images of the test platforms: resizing one takes a tenth of a second. The file name derives from the original,
 * the request and the encoder (`cdn/image-store.ts`).
 */
export const TEST_PICTURES = join(projectRoot, '.cache/test-pictures');

import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

/**
 * Where the platforms of tests keep the pictures that they have resized: one takes a tenth of a second, and what one run has drawn the
 * next need not. A picture's name there is made of its original, the request and the encoder (`cdn/image-store.ts`).
 */
export const TEST_PICTURES = join(projectRoot, '.cache/test-pictures');

import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What only gives life to the drawing of another component, and is seen in its stories. */
const SEEN_ELSEWHERE = ['DisclosureMenus', 'GalleryFollower'];

const source = join(dirname(fileURLToPath(import.meta.url)), '..');

const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /([^/]+)\/\1\.tsx$/.test(file))
  .map((file) => join(source, dirname(file)));

test('every component has stories beside it, and so a picture and a look with axe', () => {
  const without = components
    .filter((folder) => !existsSync(join(folder, `${basename(folder)}.stories.tsx`)))
    .map((folder) => basename(folder));
  expect(without.sort()).toEqual(SEEN_ELSEWHERE);
  expect(components.length).toBeGreaterThan(90);
});

import { expect, test } from 'vitest';
import { mailMagazineModel } from '../mail-magazine/mail-magazine.model';
import { explore } from './explore';
import { pathOfId } from './replay';

const exploration = explore(mailMagazineModel);

test('whatever path can fail, its id finds it', () => {
  const walked = [...exploration.paths, ...exploration.coveringPaths, ...exploration.thoroughPaths];
  expect(walked.length).toBeGreaterThan(0);
  expect(walked.filter(({ id }) => pathOfId(exploration, id)?.id !== id)).toEqual([]);
});

test('an unknown id finds none', () => {
  expect(pathOfId(exploration, 'mailMagazine-0000000')).toBeNull();
});

import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { slowTestFiles } from './slow-tests';

test.each(slowTestFiles(projectRoot))('there are slow tests of $what', ({ files }) => {
  expect(files).not.toEqual([]);
});

test('a test is listed as slow once', () => {
  const files = slowTestFiles(projectRoot).flatMap((group) => group.files);
  expect(new Set(files).size).toBe(files.length);
});

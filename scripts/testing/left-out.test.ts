import { expect, test } from 'vitest';
import { leftOut } from './left-out';
import { STEPS } from './steps';

test('a run lists exactly the steps that it left out', () => {
  const quick = ['codegen', 'types', 'lint', 'rules', 'unit'];
  const said = leftOut(quick);
  expect(said).toContain('lockfile');
  expect(said).toContain('pictures of components');
  expect(said).not.toContain(STEPS.unit.what);
  expect(said).toHaveLength(Object.keys(STEPS).length - quick.length);
  expect(leftOut(Object.keys(STEPS))).toEqual([]);
});

test('without changes, the skipped lint and tests are reported', () => {
  expect(leftOut(['codegen', 'types'])).toEqual(
    expect.arrayContaining([STEPS.lint.what, STEPS.rules.what, STEPS.unit.what]),
  );
});

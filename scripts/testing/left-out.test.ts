import { expect, test } from 'vitest';
import { leftOut } from './left-out';
import { STEPS } from './steps';

test('a run says every step that it left out, and none that it ran', () => {
  const quick = ['codegen', 'types', 'lint', 'rules', 'unit'];
  const said = leftOut(quick);
  expect(said).toContain('lockfile');
  expect(said).toContain('pictures of components');
  expect(said).not.toContain(STEPS.unit.what);
  expect(said).toHaveLength(Object.keys(STEPS).length - quick.length);
  expect(leftOut(Object.keys(STEPS))).toEqual([]);
});

test('where nothing had changed, that lint and tests did not run is said', () => {
  expect(leftOut(['codegen', 'types'])).toEqual(
    expect.arrayContaining([STEPS.lint.what, STEPS.rules.what, STEPS.unit.what]),
  );
});

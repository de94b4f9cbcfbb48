import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { size } from './size.ts';

/** If one of these lines compiles, the type check fails: an expect-error directive without an error is an error. */
test('an undefined token does not compile', () => {
  // @ts-expect-error: no such colour
  expect(vars.color.text.golden).toBeUndefined();
  // @ts-expect-error: no such step
  expect(vars.space.gigantic).toBeUndefined();
  // @ts-expect-error: the brand's colours stay in this package
  expect(vars.palette).toBeUndefined();
  // @ts-expect-error: no such component
  expect(size.spaceship).toBeUndefined();
  // @ts-expect-error: no such window
  expect(media.watch).toBeUndefined();
  expect(vars.color.text.muted).toBe('var(--color-text-muted)');
});

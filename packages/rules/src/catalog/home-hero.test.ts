import { describe, expect, test } from 'vitest';
import { type HomeHero, heroOfMonth, lightOfMonth } from './home-hero';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const hero = (handle: string, months: readonly number[]) =>
  ({ product: { handle }, months }) as unknown as HomeHero;

describe('[SEASON-01] the hero of the home page', () => {
  test('is that of the month, else the one for the rest of the year', () => {
    const heroes = [hero('usual', []), hero('winter', [12, 1]), hero('june', [6])];
    expect(MONTHS.map((month) => heroOfMonth(heroes, month)?.product.handle).join(' ')).toBe(
      'winter usual usual usual usual june usual usual usual usual usual winter',
    );
  });

  test('is null where nothing matches the month', () => {
    expect(heroOfMonth([hero('june', [6])], 7)).toBeNull();
    expect(heroOfMonth([], 6)).toBeNull();
  });

  test('has a low sun in winter and a soft one in summer', () => {
    expect(MONTHS.map(lightOfMonth).join(' ')).toBe(
      'low low even even even soft soft soft even even low low',
    );
  });
});

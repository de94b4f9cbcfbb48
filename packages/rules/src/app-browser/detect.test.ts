import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAppBrowser } from './detect';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [`${SAFARI} PlantApp/3.2`, true],
  [`${SAFARI} PlantApp`, true],
  ['PlantApp', true],
  ['Mozilla/5.0 (Linux; Android 16; PlantApp) Chrome/156', true],
  [SAFARI, false],
  [`${SAFARI} NotPlantApp/3.2`, false],
  [`${SAFARI} PlantAppX/3.2`, false],
  ['', false],
])('[APP-01] "%s" is the app\'s browser: %s', (userAgent, expected) => {
  expect(isAppBrowser(userAgent, 'PlantApp')).toBe(expected);
});

test("[APP-01] the app's name matches as a whole word only, anywhere in the user agent", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9.,:_-]{1,12}$/).filter((text) => text !== 'PlantApp');
  const gap = fc.stringMatching(/^[ /;()\t]{1,3}$/);
  const words = fc
    .array(
      fc.tuple(word, gap).map((pair) => pair.join('')),
      { maxLength: 6 },
    )
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, gap, words, word, (before, between, after, other) => {
      expect(isAppBrowser(before + after, 'PlantApp')).toBe(false);
      expect(isAppBrowser(`${before}PlantApp${between}${after}`, 'PlantApp')).toBe(true);
      expect(isAppBrowser(`${before}${other}PlantApp${between}${after}`, 'PlantApp')).toBe(false);
      expect(isAppBrowser(`${before}PlantApp${other}${between}${after}`, 'PlantApp')).toBe(false);
    }),
  );
});

test('[APP-01] [BRAND-01] a brand without an app has no browser of its own', () => {
  expect(isAppBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', '')).toBe(
    false,
  );
});

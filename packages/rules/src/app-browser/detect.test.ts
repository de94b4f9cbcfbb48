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
])('[APP-01] "%s" is the app’s browser: %s (§1, §6)', (userAgent, expected) => {
  expect(isAppBrowser(userAgent, 'PlantApp')).toBe(expected);
});

import { runInNewContext } from 'node:vm';
import { isAppBrowser } from '@shop/rules/app-browser/detect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appBrowserScript } from './app-browser-script';

function isMarked(userAgent: string): boolean {
  const dataset: Record<string, string> = {};
  runInNewContext(appBrowserScript('PlantApp'), {
    navigator: { userAgent },
    document: { documentElement: { dataset } },
  });
  return dataset.appBrowser === '';
}

describe('[APP-01] the script of the head', () => {
  test('marks the page in the app only', () => {
    expect(isMarked('Mozilla/5.0 (iPhone) Mobile/15E148 PlantApp/3.2')).toBe(true);
    expect(isMarked('Mozilla/5.0 (iPhone) Mobile/15E148 NotPlantApp/3.2')).toBe(false);
  });

  test('decides as the rule does, whatever the user-agent', () => {
    const part = fc.constantFrom('PlantApp', 'PlantAppX', ' ', '/', ';', '(', ')', '\t', 'Safari', '3.2', '');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const userAgent = parts.join('');
        expect(isMarked(userAgent)).toBe(isAppBrowser(userAgent, 'PlantApp'));
      }),
    );
  });

  test('takes no name that would break out of the script', () => {
    expect(() => appBrowserScript('"</script>')).toThrow('cannot stand in a script');
  });
});

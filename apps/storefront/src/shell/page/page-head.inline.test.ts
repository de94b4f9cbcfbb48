// @vitest-environment happy-dom
import { isAppBrowser } from '@shop/rules/app-browser/detect';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset['appBrowser'];
  delete dataset['shareSheet'];
});

function isMarked(userAgent: string): boolean {
  vi.stubGlobal('navigator', { userAgent });
  delete dataset['appBrowser'];
  runInlineScript('pageHead', { appName: 'PlantApp' });
  return dataset['appBrowser'] === '';
}

describe('the script of the head', () => {
  test('[APP-01] marks the page in the app only', () => {
    expect(isMarked('Mozilla/5.0 (iPhone) Mobile/15E148 PlantApp/3.2')).toBe(true);
    expect(isMarked('Mozilla/5.0 (iPhone) Mobile/15E148 NotPlantApp/3.2')).toBe(false);
  });

  test('[APP-01] matches the rule, for any user agent', () => {
    const part = fc.constantFrom('PlantApp', 'PlantAppX', ' ', '/', ';', '(', ')', '\t', 'Safari', '3.2', '');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const userAgent = parts.join('');
        expect(isMarked(userAgent)).toBe(isAppBrowser(userAgent, 'PlantApp'));
      }),
    );
  });

  test('[SEC-01] allows scripts from this shop only, and none from text, by Trusted Types', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { createPolicy });
    runInlineScript('pageHead', { appName: 'PlantApp' });
    const [[name, rules] = []] = createPolicy.mock.calls;
    expect(name).toBe('default');
    expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL']);
    expect(rules.createHTML('<b>x</b>')).toBe('<b>x</b>');
    expect(rules.createScriptURL('/_next/static/x.js')).toBe('/_next/static/x.js');
    for (const address of ['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,x()']) {
      expect(rules.createScriptURL(address)).toBeNull();
    }
  });

  test('[PROD-09] marks a browser with the native share sheet', () => {
    vi.stubGlobal('navigator', { userAgent: '' });
    runInlineScript('pageHead', { appName: 'PlantApp' });
    expect(dataset['shareSheet']).toBeUndefined();
    vi.stubGlobal('navigator', { userAgent: '', share: () => Promise.resolve() });
    runInlineScript('pageHead', { appName: 'PlantApp' });
    expect(dataset['shareSheet']).toBe('');
  });
});

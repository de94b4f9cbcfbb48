/**
 * The default Trusted Types policy (SEC-01): a script's address must be of this shop, and script text is never accepted. HTML passes, since
 * the page's policy forbids scripts in it. It also sets attributes of `<html>` for the browser's kind before the first paint, so that
 * nothing flashes: the companion app's (APP-01), and one that can open the system's share sheet (PROD-09). The server cannot set them,
 * since cached pages are the same for all browsers.
 */
import { isAppBrowser } from '@shop/rules/app-browser/detect';
import { scriptData } from '#foundation/browser/inline/script-data.ts';

interface Policies {
  createPolicy(
    name: 'default',
    rules: { createHTML(html: string): string; createScriptURL(address: string): string | null },
  ): unknown;
}

(globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});

const { dataset } = document.documentElement;
if (isAppBrowser(navigator.userAgent, scriptData()['appName'] ?? '')) dataset['appBrowser'] = '';
if ('share' in navigator) dataset['shareSheet'] = '';

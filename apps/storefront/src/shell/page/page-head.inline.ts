/**
 * The rule by which texts become code (SEC-01): an address of a script leads to this shop, and the text of a script is taken from
 * nobody. HTML is let through: what could run in it the page's policy forbids. And what the browser is, said by attributes of `<html>` before anything is drawn, so that nothing flashes: the companion app's
 * own (APP-01), and one that can open the system's sheet to share (PROD-09). Pages are kept for every browser alike, so the
 * server cannot do it.
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

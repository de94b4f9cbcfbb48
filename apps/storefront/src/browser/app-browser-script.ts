/**
 * Text of a script for the page's head: it sets `data-app-browser` on `<html>` before anything is drawn, so that nothing
 * flashes (APP-01). Pages are kept for every browser alike, so the server cannot do it. It decides as `isAppBrowser` of the
 * rules does, which the test holds together.
 * @param appName the word in the app's user-agent: letters and digits only
 */
export function appBrowserScript(appName: string): string {
  if (!/^[A-Za-z0-9]+$/.test(appName)) throw new Error(`"${appName}" cannot stand in a script`);
  return `if(navigator.userAgent.split(/[\\s/;()]/).includes("${appName}"))document.documentElement.dataset.appBrowser=""`;
}

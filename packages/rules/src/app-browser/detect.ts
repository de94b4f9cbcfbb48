/**
 * Whether the page runs in the companion app's browser (APP-01): its user-agent carries the app's name as a
 * whole word, e.g. `… Mobile/15E148 {name}/3.2`.
 * @param appName the word; the shop's brand file knows it.
 */
export function isAppBrowser(userAgent: string, appName: string): boolean {
  return userAgent.split(/[\s/;()]/).includes(appName);
}

/**
 * Whether the page runs in the companion app's browser (APP-01). Its user agent contains the app's name as a whole word, e.g.
 * `… Mobile/15E148 {name}/3.2`.
 * @param appName the name from the shop's brand file; '' for none
 */
export function isAppBrowser(userAgent: string, appName: string): boolean {
  return appName !== '' && userAgent.split(/[\s/;()]/).includes(appName);
}

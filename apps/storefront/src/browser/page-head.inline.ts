/**
 * What the browser is, said by attributes of `<html>` before anything is drawn, so that nothing flashes: the companion app's
 * own (APP-01), and one that can open the system's sheet to share (PROD-09). Pages are kept for every browser alike, so the
 * server cannot do it.
 */
import { isAppBrowser } from '@shop/rules/app-browser/detect';
import { scriptData } from './inline/script-data';

const { dataset } = document.documentElement;
if (isAppBrowser(navigator.userAgent, scriptData().appName ?? '')) dataset.appBrowser = '';
if ('share' in navigator) dataset.shareSheet = '';

import { dirname, join } from 'node:path';
import { type FontSet, fontConfig } from './font-config';
import { unpackChromium } from './unpack-chromium';

/** What Playwright's `launch` needs to start the pinned browser. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Pages decide what is drawn, not the machine; nothing in the background speaks to the network. */
const ARGS = [
  '--headless=shell',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // The same drawing whatever was drawn before it, on however many threads, and whatever the processor can do.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
];

/**
 * Start options of the browser for end-to-end tests, pictures and measurements: the pinned Chromium with fonts from
 * npm. CHROMIUM_PATH names another browser for looking around; pictures to compare with are never made by it.
 * @param fonts which fonts the machine is said to have
 */
export async function browserLaunch(fonts: FontSet = 'japanese'): Promise<BrowserLaunch> {
  const chromium = await unpackChromium();
  const env: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    ),
    FONTCONFIG_FILE: fontConfig(fonts, join(dirname(chromium.executablePath), 'fonts')),
    LANG: 'ja_JP.UTF-8',
    TZ: 'Asia/Tokyo',
  };
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { executablePath: chosen, args: ARGS, env };
  const inherited = process.env['LD_LIBRARY_PATH'];
  env['LD_LIBRARY_PATH'] = inherited ? `${chromium.libraries}:${inherited}` : chromium.libraries;
  return { executablePath: chromium.executablePath, args: ARGS, env };
}

import { dirname, join } from 'node:path';
import { type FontSet, fontConfig } from './font-config';
import { unpackChromium } from './unpack-chromium';

/** Playwright `launch` options for the pinned browser. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Rendering must depend on pages only, not on the machine; background network access is off. */
const ARGS = [
  '--headless=shell',
  '--no-sandbox',
  // A page's process is started once, not for each page: a quarter less work in tests (ADR 140).
  '--renderer-process-limit=1',
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
  // Deterministic rendering, regardless of earlier drawing, thread count and processor features.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
];

/**
 * Launch options for end-to-end tests, screenshots and measurements: the pinned Chromium with fonts from npm. CHROMIUM_PATH selects another
 * browser for manual use; it never renders baselines.
 * @param fonts simulated font set of the machine
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

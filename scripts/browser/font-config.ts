import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

/** `japanese`: Noto Sans JP is installed. `latin`: a machine without a Japanese font. */
export type FontSet = 'japanese' | 'latin';

/**
 * Writes a fontconfig file with only the fonts from npm, so pages look the same on every machine. @returns its path, for FONTCONFIG_FILE
 */
export function fontConfig(set: FontSet, latinFonts: string): string {
  const require = createRequire(import.meta.url);
  const fonts =
    set === 'japanese'
      ? dirname(require.resolve('@expo-google-fonts/noto-sans-jp/package.json'))
      : latinFonts;
  const family = set === 'japanese' ? 'Noto Sans JP' : 'Open Sans';
  const folder = resolve(projectRoot, '.cache/fontconfig');
  const file = join(folder, `${set}.conf`);
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (generic) =>
      `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fonts)}</dir>
  <cachedir>${escapeXml(join(folder, 'cache'))}</cachedir>
${aliases.join('\n')}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const GROUPS = 'color|space|font|radius|stroke|shadow|motion|layout|size|media|zIndex';
const TOKEN = new RegExp(`(?<![\\w.])(?:vars\\.)?((?:${GROUPS})(?:\\.[A-Za-z]+)+)`, 'g');

/** The paths of the tokens used in a style file, unique and sorted: `color.text.muted`. */
export function tokensIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^import .*$/gm, '');
  return [...new Set([...code.matchAll(TOKEN)].map(([, path = '']) => path))].sort();
}

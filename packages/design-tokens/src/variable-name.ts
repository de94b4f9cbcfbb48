/** The name of a token's CSS variable, without the two hyphens: `color.text.muted` is `color-text-muted`. */
export function variableName(path: readonly string[]): string {
  return path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

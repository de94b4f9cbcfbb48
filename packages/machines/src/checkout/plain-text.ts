/** Line ends and blanks at the ends may be written otherwise on the way. */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

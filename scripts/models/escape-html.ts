const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an HTML or SVG page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => NAMES[character] ?? character);
}

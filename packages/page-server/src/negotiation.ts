import type { Encoding } from './page-store';

/**
 * What a value weighs in a header that names several (RFC 9110, 12.4.2): 0 where it is refused or not named, for `*` names nobody here.
 * A weight that is no number says nothing.
 */
export function weightOf(header: string | undefined, value: string): number {
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    if (name !== value) continue;
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return Number.isNaN(weight) ? 1 : weight;
  }
  return 0;
}

/** The encoding to send by what the visitor's browser accepts; brotli first, whatever it weighs. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (weightOf(accept, 'br') > 0) return 'br';
  return weightOf(accept, 'gzip') > 0 ? 'gzip' : 'identity';
}

/** Whether Markdown is named, and wanted no less than a page. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const markdown = weightOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= weightOf(accept, 'text/html');
}

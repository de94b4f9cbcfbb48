import type { IncomingMessage } from 'node:http';
import type { Encoding } from './page-store';

/**
 * The weight of a value in an `Accept` header (RFC 9110, 12.4.2): 0 if refused or not named; `*` matches nothing here. An invalid
 * weight is ignored.
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

/** The encoding to send, of those the browser accepts; brotli first, whatever its weight. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (weightOf(accept, 'br') > 0) return 'br';
  return weightOf(accept, 'gzip') > 0 ? 'gzip' : 'identity';
}

/** Whether Markdown is named, with at least the weight of HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const markdown = weightOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= weightOf(accept, 'text/html');
}

/** Whether a browser sends a form and shows the answer: programs, the pages' own code among them, name no HTML. */
export function isFormOfPage({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'POST' && weightOf(headers.accept, 'text/html') > 0;
}

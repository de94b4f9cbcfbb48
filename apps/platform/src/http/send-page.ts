import type { ServerResponse } from 'node:http';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Sends a page. Nothing of it may be kept, framed or told to other sites; scripts and styles come from the platform alone.
 * The referrer stays within the platform (not switched off: a form without an origin could not be distinguished from a foreign one).
 * @param formTargets where else a form may lead by its answer, as sources of a policy
 */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: ReactElement,
  platformUrl: string,
  formTargets: readonly string[] = [],
): void {
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      `img-src 'self' data: ${platformUrl}`,
      ["form-action 'self'", ...formTargets].join(' '),
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
  response.end(html);
}

/** Sends the browser to another page with GET, also after a form was posted. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  response.end();
}

import type { ServerResponse } from 'node:http';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Sends a page with security headers. It may not be cached, framed or revealed to other sites; scripts and styles come only from the
 * platform. The referrer stays within the platform (not off: a form without an origin would look foreign).
 * @param formTargets other allowed redirect targets of a form, as CSP sources
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

/** Redirects the browser with GET, also after a form post. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  response.end();
}

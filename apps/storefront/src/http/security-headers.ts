interface SecurityOptions {
  /** Origin that the browser may ask for the cart, and that sends the pictures. */
  readonly platformUrl: string;
  /** Whether the shop is reached by https. */
  readonly secure: boolean;
  /** Origins of a tag manager. @default [] */
  readonly tagOrigins?: readonly string[];
}

/**
 * Headers of every page. Next writes its payload as inline scripts into static pages, so `script-src` has to allow them;
 * everything else is closed to the shop itself, the platform, and a tag manager if the shop has one.
 */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const { platformUrl, secure, tagOrigins = [] } = options;
  const tags = tagOrigins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    // The AR viewer unpacks models by WebAssembly; scripts as text stay forbidden.
    `script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'${tags}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${platformUrl}`,
    "font-src 'self'",
    // The AR viewer reads a model's pictures out of the model itself, as blobs.
    `connect-src 'self' blob: ${platformUrl}${tags}`,
    `form-action 'self' ${platformUrl}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

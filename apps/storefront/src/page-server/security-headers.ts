import { createHash } from 'node:crypto';
import { SCRIPT_POLICIES } from '@shop/page-server/next-internals/answers';
import { CSP_REPORTS_PATH } from '#features/telemetry/contract/csp-report.ts';
import { readInlineCode } from './inline-code';
import { isOwnScript } from './own-script';

interface SecurityOptions {
  /** Origin that the browser may ask for the cart, and where forms of the hosted checkout lead. */
  readonly platformUrl: string;
  /** Whether the shop is reached by https. */
  readonly secure: boolean;
  /** Origins that pictures and 3D models are sent from besides. @default [] */
  readonly cdnOrigins?: readonly string[];
  /** Origins of a tag manager. @default [] */
  readonly tagOrigins?: readonly string[];
  /** Texts of the shop's own scripts that stand in pages. @default [] */
  readonly ownScripts?: readonly string[];
}

/** The headers that close a shop's answers to everything foreign (SEC-01, ADR 52). */
export interface SecurityHeaders {
  /** Of every answer that is no page: what it holds runs nothing, loads nothing and stands in no frame. */
  readonly ofAnswers: Readonly<Record<string, string>>;
  /** Of a picture: closed as tightly, without what is said of documents. A page has forty, each with its headers on the line (PERF-03). */
  readonly ofPictures: Readonly<Record<string, string>>;
  /** Of a file of the build. A worker obeys the policy of its own file. */
  readonly ofFiles: Readonly<Record<string, string>>;
  /** Of a page, by what stands in it. */
  ofPage(html: string): Readonly<Record<string, string>>;
}

/** Group of `Report-To` under which browsers know where reports go. */
const REPORTS = 'csp';

/** Of the style element that the AR viewer brings along (@google/model-viewer). */
const VIEWER_STYLE_HASH = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/**
 * Addresses and texts of scripts come by policies of these names only: the page's own (shell/page/page-head.inline.ts), Next's, and the
 * AR viewer's. Tag managers put scripts together from texts of their own, so a shop with one does without.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', ...Object.values(SCRIPT_POLICIES), 'lit-html'],
};

/** What no page of the shop asks a browser for, as far as browsers know its name; the room view and the copied link are its own only. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'otp-credentials',
    'payment',
    'picture-in-picture',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'window-management',
  ].map((name) => `${name}=()`),
  ...['clipboard-write', 'fullscreen', 'xr-spatial-tracking'].map((name) => `${name}=(self)`),
].join(', ');

/**
 * The headers of a shop. Pages are kept and sent to everybody alike, so a script in one is allowed by the hash of its text and not by
 * a number used once; only scripts that the shop wrote are given a hash.
 */
export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const { platformUrl, secure, cdnOrigins = [], tagOrigins = [], ownScripts = [] } = options;
  const known = new Set(ownScripts);
  const shared = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  const documents = {
    ...shared,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  const pictures = [platformUrl, ...cdnOrigins];

  function pagePolicy(html: string): string {
    const { scripts, styles } = readInlineCode(html);
    const own = scripts.filter((text) => isOwnScript(text, known));
    return policy({
      'default-src': ["'none'"],
      // The AR viewer unpacks models by WebAssembly; scripts as text stay forbidden.
      'script-src': ["'self'", "'wasm-unsafe-eval'", ...own.map(hashOf), ...tagOrigins],
      'script-src-attr': ["'none'"],
      // What React draws in the browser it sets by the object of the style, which needs no leave.
      'style-src': ["'self'", "'unsafe-hashes'", ...styles.map(hashOf), VIEWER_STYLE_HASH],
      'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...tagOrigins],
      'font-src': ["'self'"],
      // The AR viewer reads a model's pictures out of the model itself, as blobs.
      'connect-src': ["'self'", 'blob:', ...pictures, ...tagOrigins],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", platformUrl],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      ...(tagOrigins.length === 0 ? TRUSTED_TYPES : {}),
      ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      'report-uri': [CSP_REPORTS_PATH],
      'report-to': [REPORTS],
    });
  }

  const closed = policy({
    'default-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });

  return {
    ofAnswers: { ...documents, 'content-security-policy': closed },
    ofPictures: { ...shared, 'content-security-policy': closed },
    ofFiles: { ...shared, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    ofPage: (html) => ({
      ...documents,
      'content-security-policy': pagePolicy(html),
      'reporting-endpoints': `${REPORTS}="${CSP_REPORTS_PATH}"`,
    }),
  };
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

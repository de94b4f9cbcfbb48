import { createHash } from 'node:crypto';
import { readInlineCode } from './inline-code';
import type { SentAnswer } from './next-answer';
import { isPageData, SCRIPT_POLICIES } from './next-internals/answers';
import { isHtml } from './record-answer';

interface SecurityOptions {
  /** Whether the site uses https. */
  readonly secure: boolean;
  /** The path to which browsers report policy violations. */
  readonly reportsPath: string;
  /** Texts of the site's own inline scripts. */
  readonly ownScripts: readonly string[];
  /** Sources that its pages may use besides their own origin, by directive. */
  readonly sources: Readonly<Record<'script' | 'style' | 'img' | 'connect' | 'form', readonly string[]>>;
  /** Names of the policies that may set scripts, beside Next's own; null to allow none (Trusted Types). */
  readonly scriptPolicies: readonly string[] | null;
  /** Browser features that its pages use. */
  readonly features: readonly string[];
}

/** The headers that protect a site's answers (SEC-01, ADR 52). */
export interface SecurityHeaders {
  /** For every answer other than a page: it may run nothing, load nothing and be framed nowhere. */
  readonly ofAnswers: Readonly<Record<string, string>>;
  /** For an image or a page's data: as strict, without document-only headers. A page has forty images, each with its headers (PERF-03). */
  readonly ofParts: Readonly<Record<string, string>>;
  /** For a file of the build. A worker obeys the policy of its own file. */
  readonly ofFiles: Readonly<Record<string, string>>;
  /** For a page, by its content. */
  ofPage(html: string): Readonly<Record<string, string>>;
}

/** The `Report-To` group with the address for reports. */
const REPORTS = 'csp';

/** Features that a page must be granted, by the names browsers know. */
const FEATURES = [
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
  // Its handlers would keep a page from being restored on the way back (NEXT-02).
  'unload',
  'usb',
  'window-management',
];

/**
 * The headers of a site. Cached pages are the same for all visitors, so an inline script is allowed by the hash of its text, not by a
 * nonce. Only the site's own scripts get a hash.
 */
export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const { secure, reportsPath, sources, scriptPolicies, features } = options;
  const known = new Set(options.ownScripts);
  const permissions = [
    ...FEATURES.filter((name) => !features.includes(name)).map((name) => `${name}=()`),
    ...features.map((name) => `${name}=(self)`),
  ].join(', ');
  const shared = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  const documents = {
    ...shared,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };

  function pagePolicy(html: string): string {
    const { scripts, styles } = readInlineCode(html);
    const own = scripts.filter((text) => isOwnScript(text, known));
    return policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...sources.script, ...own.map(hashOf)],
      'script-src-attr': ["'none'"],
      // React sets styles in the browser through the style object, which needs no permission.
      'style-src': ["'self'", "'unsafe-hashes'", ...styles.map(hashOf), ...sources.style],
      'img-src': ["'self'", 'data:', 'blob:', ...sources.img],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...sources.connect],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", ...sources.form],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      ...(scriptPolicies === null
        ? {}
        : {
            'require-trusted-types-for': ["'script'"],
            'trusted-types': [...scriptPolicies, ...Object.values(SCRIPT_POLICIES)],
          }),
      ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      'report-uri': [reportsPath],
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
    ofParts: { ...shared, 'content-security-policy': closed },
    ofFiles: { ...shared, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    ofPage: (html) => ({
      ...documents,
      'content-security-policy': pagePolicy(html),
      'reporting-endpoints': `${REPORTS}="${reportsPath}"`,
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

/**
 * Whether an inline script is the site's own: by its full text, or as a piece of a page's data. A hash only confirms that the
 * script was in the page when it was rendered; an injected one must get none.
 * @param known texts of the site's own scripts
 */
export function isOwnScript(text: string, known: ReadonlySet<string>): boolean {
  return known.has(text) || isPageData(text);
}

/** The protective headers of an answer (SEC-01): for a page by its content. */
export function pageSecurityHeaders(
  security: SecurityHeaders,
  answer: SentAnswer,
): Readonly<Record<string, string>> {
  return isHtml(answer) ? security.ofPage(answer.body.toString('utf8')) : security.ofAnswers;
}

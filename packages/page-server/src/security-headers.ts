import { createHash } from 'node:crypto';
import { readInlineCode } from './inline-code';
import { isPageData, SCRIPT_POLICIES } from './next-internals/answers';
import { isHtml, type RecordedAnswer } from './record-answer';

interface SecurityOptions {
  /** Whether the site is reached by https. */
  readonly secure: boolean;
  /** Where browsers report what the policy stopped. */
  readonly reportsPath: string;
  /** Texts of the site's own scripts that stand in pages. */
  readonly ownScripts: readonly string[];
  /** What its pages may use besides their own origin, by directive. */
  readonly sources: Readonly<Record<'script' | 'style' | 'img' | 'connect' | 'form', readonly string[]>>;
  /** Names of the policies by which scripts are set, beside Next's own; null where scripts may come by none (Trusted Types). */
  readonly scriptPolicies: readonly string[] | null;
  /** Features of browsers that its pages use. */
  readonly features: readonly string[];
}

/** The headers that close a site's answers to everything foreign (SEC-01, ADR 52). */
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

/** What a page has to be given leave for, as far as browsers know its name. */
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
  'usb',
  'window-management',
];

/**
 * The headers of a site. Pages are kept and sent to everybody alike, so a script in one is allowed by the hash of its text and not by
 * a number used once; only scripts that the site wrote are given a hash.
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
      // What React draws in the browser it sets by the object of the style, which needs no leave.
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
    ofPictures: { ...shared, 'content-security-policy': closed },
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
 * Whether a script that stands in a page is one that the site wrote: by its whole text, or as a piece of a page's data. A hash says
 * only that a script stood there when the page was made; one that came in by somebody's text must get none.
 * @param known texts of the site's own scripts
 */
export function isOwnScript(text: string, known: ReadonlySet<string>): boolean {
  return known.has(text) || isPageData(text);
}

/** What closes an answer (SEC-01): a page by what stands in it. */
export function closingHeaders(
  security: SecurityHeaders,
  answer: RecordedAnswer,
): Readonly<Record<string, string>> {
  return isHtml(answer) ? security.ofPage(answer.body.toString('utf8')) : security.ofAnswers;
}

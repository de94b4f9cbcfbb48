import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { runningShop } from './running-shop';

type Headers = Readonly<Record<string, string | undefined>>;

/** Kind of a response, for its headers: a rendered page, data or text for a program, a build file or an image. */
type AnswerKind = 'page' | 'answer' | 'file';

interface HeaderRule {
  readonly name: string;
  readonly kinds: readonly AnswerKind[];
  /** Undefined if valid, else the actual value. */
  readonly fault: (headers: Headers) => string | undefined;
}

const EVERY: readonly AnswerKind[] = ['page', 'answer', 'file'];
const DOCUMENTS: readonly AnswerKind[] = ['page', 'answer'];

/** Accepted findings of csp_evaluator, with ADR 52's reason: build files are this shop's own code, and nothing is uploaded there. */
const ACCEPTED = ["MEDIUM_MAYBE script-src 'self'"];

/** The header has exactly this value. */
const is = (name: string, value: string) => (headers: Headers) =>
  headers[name] === value ? undefined : String(headers[name]);

const has = (name: string, pattern: RegExp) => (headers: Headers) =>
  pattern.test(headers[name] ?? '') ? undefined : String(headers[name]);

const lacks = (name: string, pattern: RegExp) => (headers: Headers) =>
  pattern.test(headers[name] ?? '') ? String(headers[name]) : undefined;

/**
 * Rules of MDN's HTTP Observatory and similar checkers for their best grade, and slightly more. https itself, its redirect and HSTS are
 * graded where there is https (src/page-server/security-headers.test.ts).
 */
const RULES: readonly HeaderRule[] = [
  {
    name: 'policy: nothing by default',
    kinds: DOCUMENTS,
    fault: has('content-security-policy', /^default-src 'none'/),
  },
  {
    name: 'policy: of a worker’s file',
    kinds: ['file'],
    fault: has('content-security-policy', /^default-src '(?:self|none)'/),
  },
  {
    name: 'policy: no inline code, no text as code, no wildcard',
    kinds: EVERY,
    fault: lacks(
      'content-security-policy',
      /'unsafe-inline'|'unsafe-eval'|(?:^|\s)(?:\*|https?:|https?:\/\/\*)(?=[\s;]|$)|script-src[^;]* (?:data|blob):/,
    ),
  },
  {
    name: 'policy: no handlers of elements',
    kinds: ['page'],
    fault: has('content-security-policy', /script-src-attr 'none'/),
  },
  {
    name: 'policy: trusted types',
    kinds: ['page'],
    fault: has('content-security-policy', /require-trusted-types-for 'script'/),
  },
  {
    name: 'policy: no frame around',
    kinds: EVERY,
    fault: has('content-security-policy', /frame-ancestors 'none'/),
  },
  {
    name: 'policy: no foreign base',
    kinds: DOCUMENTS,
    fault: has('content-security-policy', /base-uri 'none'/),
  },
  {
    name: 'policy: forms lead where they should',
    kinds: DOCUMENTS,
    fault: has('content-security-policy', /form-action '(?:self|none)'/),
  },
  {
    name: 'policy: reports',
    kinds: ['page'],
    fault: has('content-security-policy', /report-uri \/\S+; report-to \S+/),
  },
  { name: 'policy: as csp_evaluator sees it', kinds: ['page'], fault: evaluatorFault },
  { name: 'X-Frame-Options', kinds: DOCUMENTS, fault: is('x-frame-options', 'DENY') },
  { name: 'X-Content-Type-Options', kinds: EVERY, fault: is('x-content-type-options', 'nosniff') },
  {
    name: 'Referrer-Policy',
    kinds: DOCUMENTS,
    fault: has('referrer-policy', /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/),
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    kinds: DOCUMENTS,
    fault: is('cross-origin-opener-policy', 'same-origin'),
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    kinds: EVERY,
    fault: is('cross-origin-resource-policy', 'same-origin'),
  },
  { name: 'Origin-Agent-Cluster', kinds: DOCUMENTS, fault: is('origin-agent-cluster', '?1') },
  {
    name: 'Permissions-Policy',
    kinds: DOCUMENTS,
    fault: has('permissions-policy', /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/),
  },
  {
    name: 'X-Permitted-Cross-Domain-Policies',
    kinds: DOCUMENTS,
    fault: is('x-permitted-cross-domain-policies', 'none'),
  },
  { name: 'no other site reads it', kinds: EVERY, fault: lacks('access-control-allow-origin', /./) },
  { name: 'says its type', kinds: EVERY, fault: has('content-type', /^[a-z]+\/[\w.+-]+/) },
  {
    name: 'says its life',
    kinds: EVERY,
    fault: has('cache-control', /no-store|must-revalidate|max-age=\d+/),
  },
  {
    name: 'does not say what runs it',
    kinds: EVERY,
    fault: ({ server, 'x-powered-by': by }) => server ?? by,
  },
  { name: 'sets no cookie', kinds: EVERY, fault: ({ 'set-cookie': cookie }) => cookie },
];

/** Rules violated by a response's headers, each with the actual value; empty for the top grade (SEC-01). */
export function headerFaults(path: string, headers: Headers): string[] {
  const kind = kindOf(path, headers);
  return RULES.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ name, fault }) => {
    const found = fault(headers);
    return found === undefined ? [] : [`${name}: ${found}`];
  });
}

function kindOf(path: string, headers: Headers): AnswerKind {
  if (headers['content-type']?.startsWith('text/html')) return 'page';
  return /^\/(?:_next\/static|fonts|pictures)\//.test(path) ? 'file' : 'answer';
}

function evaluatorFault(headers: Headers): string | undefined {
  // A test platform has a local URL without https: both would be faults of a real shop.
  const policy = (headers['content-security-policy'] ?? '').replaceAll(
    runningShop().platformUrl,
    'https://platform.example',
  );
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value ?? ''}`.trim())
    .filter((finding) => !ACCEPTED.includes(finding));
  return findings.length === 0 ? undefined : findings.join(', ');
}

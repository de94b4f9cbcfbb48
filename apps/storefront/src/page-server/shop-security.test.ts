import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { shopSecurity } from './shop-security';

const OWN = 'own()';
const page = (body: string) => `<!DOCTYPE html><body>${body}`;

function headersWith(more: Partial<Parameters<typeof shopSecurity>[0]> = {}) {
  return shopSecurity({
    platformUrl: 'https://platform.example',
    secure: true,
    ownScripts: [OWN],
    ...more,
  });
}

/** A page's policy by directive. */
function policyOf(html: string, more: Parameters<typeof headersWith>[0] = {}): Record<string, string[]> {
  const text = headersWith(more).ofPage(html)['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}

/** The only style element of the viewer's template in the package. */
function viewerStyle(): string {
  const file = createRequire(import.meta.url).resolve('@google/model-viewer/dist/model-viewer.min.js');
  const [style, ...more] = [...readFileSync(file, 'utf8').matchAll(/<style>([^$]*?)<\/style>/g)];
  expect(more).toEqual([]);
  return style?.[1] ?? '';
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('[SEC-01] the CSP of a page', () => {
  test("allows the storefront's scripts by hash, and no injected ones", () => {
    const data = 'self.__next_f.push([1,"植物"])';
    const { 'script-src': sources } = policyOf(
      page(`<script>${OWN}</script><script>${data}</script><script>alert(1)</script>`),
    );
    expect(sources).toEqual(["'self'", "'wasm-unsafe-eval'", hash(OWN), hash(data)]);
  });

  test('blocks every unused directive', () => {
    const policy = policyOf(page(''));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src-attr']).toEqual(["'none'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://platform.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'blob:', 'https://platform.example']);
    expect(policy['form-action']).toEqual(["'self'", 'https://platform.example']);
    for (const name of ['frame-ancestors', 'base-uri']) expect(policy[name]).toEqual(["'none'"]);
    expect(policy).toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(page(''), { secure: false })).not.toHaveProperty('upgrade-insecure-requests');
  });

  test('allows images and models from a configured CDN', () => {
    const policy = policyOf(page(''), { cdnOrigins: ['https://cdn.example'] });
    for (const name of ['img-src', 'connect-src']) expect(policy[name]).toContain('https://cdn.example');
    expect(policy['script-src']).not.toContain('https://cdn.example');
  });

  test('[ANA-01] a tag manager may load and send at the configured origins only', () => {
    const origins = ['https://tags.example', 'https://collect.example'];
    const policy = policyOf(page(''), { tagOrigins: origins });
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(policy[name]?.slice(-2)).toEqual(origins);
    expect(policy['default-src']).toEqual(["'none'"]);
    const without = policyOf(page(''));
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(without[name]).not.toContain(origins[0]);
  });

  test('has a reporting endpoint', () => {
    const headers = headersWith().ofPage(page(''));
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    expect(headers['content-security-policy']).toMatch(/report-uri \/api\/csp-reports; report-to csp/);
  });

  test('allows the inline styles of the page by hash, and the style of the AR viewer', () => {
    const { 'style-src': sources } = policyOf(page('<b style="color:red"></b><i style="--share:90%"></i>'));
    expect(sources).toEqual([
      "'self'",
      "'unsafe-hashes'",
      hash('color:red'),
      hash('--share:90%'),
      hash(viewerStyle()),
    ]);
  });

  test('restricts scripts to named Trusted Types policies, where no tag manager needs others', () => {
    expect(policyOf(page(''))).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'lit-html', 'nextjs', 'nextjs#bundler'],
    });
    const withTags = policyOf(page(''), { tagOrigins: ['https://tags.example'] });
    expect(withTags).not.toHaveProperty('require-trusted-types-for');
  });

  test("has no finding of Google's CSP evaluator, except those explained in ADR 52", () => {
    const { 'content-security-policy': text = '' } = headersWith({
      cdnOrigins: ['https://cdn.example'],
    }).ofPage(page(`<script>${OWN}</script>`));
    const findings = new CspEvaluator(new CspParser(text).csp).evaluate();
    const told = findings
      .filter(({ severity }) => severity !== Severity.NONE)
      .map(({ directive, value, severity }) => `${Severity[severity]} ${directive} ${value ?? ''}`.trim());
    expect(told).toEqual(["MEDIUM_MAYBE script-src 'self'"]);
  });
});

describe('[SEC-01] the CSP of other responses', () => {
  test('allows no script, no resource and no framing', () => {
    expect(headersWith().ofAnswers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(headersWith().ofFiles['content-security-policy']).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    );
  });

  test('upgrade to https is requested where https is used', () => {
    for (const headers of [headersWith().ofAnswers, headersWith().ofFiles, headersWith().ofPage('')]) {
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    }
    expect(headersWith({ secure: false }).ofAnswers).not.toHaveProperty('strict-transport-security');
  });
});

test('[PERF-03] [SEC-01] images and page data have a restrictive CSP too, in short form', () => {
  const { ofParts, ofAnswers } = headersWith();
  expect(ofParts['content-security-policy']).toBe(ofAnswers['content-security-policy']);
  expect(Object.keys(ofParts)).toEqual([
    'x-content-type-options',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'content-security-policy',
  ]);
});

import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

const policyWith = (tagOrigins?: readonly string[]) =>
  securityHeaders({
    platformUrl: 'https://platform.example',
    secure: true,
    ...(tagOrigins && { tagOrigins }),
  })['content-security-policy']?.split('; ');

test('[ANA-01] without a tag manager no script comes from elsewhere, and nothing is sent there', () => {
  expect(policyWith()).toContain("script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'");
  expect(policyWith()).toContain("connect-src 'self' blob: https://platform.example");
});

test('[ANA-01] a tag manager may load and send where the shop says, and nowhere else', () => {
  const policy = policyWith(['https://tags.example', 'https://collect.example']);
  expect(policy).toContain(
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' https://tags.example https://collect.example",
  );
  expect(policy).toContain(
    "connect-src 'self' blob: https://platform.example https://tags.example https://collect.example",
  );
  expect(policy).toContain("default-src 'self'");
});

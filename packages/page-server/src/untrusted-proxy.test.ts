import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { untrustedProxyNotice } from './untrusted-proxy';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;

test('[OPS-03] an unconfigured proxy is detected at its first request, and logged once', () => {
  const say = vi.fn();
  const notice = untrustedProxyNotice(0, say);
  notice(request({}));
  expect(say).not.toHaveBeenCalled();
  notice(request({ 'x-forwarded-for': '198.51.100.7' }));
  notice(request({ 'x-forwarded-for': '198.51.100.8' }));
  expect(say.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES is 0')]]);
  expect(say.mock.calls[0]?.[0]).not.toContain('198.51');
});

test('[OPS-03] nothing is logged for a configured proxy', () => {
  const say = vi.fn();
  untrustedProxyNotice(1, say)(request({ 'x-forwarded-for': '198.51.100.7' }));
  expect(say).not.toHaveBeenCalled();
});

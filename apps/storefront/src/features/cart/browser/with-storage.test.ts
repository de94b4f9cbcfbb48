// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { withStorage } from './with-storage';

afterEach(() => vi.restoreAllMocks());

test('[COOKIE-01] stored values are used; unavailable or missing storage is ignored, and blocks nothing', () => {
  localStorage.setItem('key', 'kept');
  expect(withStorage('localStorage', (storage) => storage.getItem('key'))).toBe('kept');
  expect(withStorage('sessionStorage', (storage) => storage.getItem('key'))).toBeNull();

  const get = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(withStorage('localStorage', (storage) => storage.getItem('key'))).toBeUndefined();
  get.mockImplementation(() => null as unknown as Storage);
  expect(withStorage('localStorage', (storage) => storage.getItem('key'))).toBeUndefined();
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { withStorage } from './with-storage';

afterEach(() => vi.restoreAllMocks());

test('[COOKIE-01] what is kept is used; of a storage that is refused, or not there, nothing is, and nobody is stopped', () => {
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
